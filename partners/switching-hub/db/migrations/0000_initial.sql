CREATE TABLE "gaining_switches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"implications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fault_code" text,
	"pending_step" text,
	"pending_correlation" text,
	CONSTRAINT "gaining_switches_correlation" UNIQUE("pending_correlation")
);
--> statement-breakpoint
CREATE TABLE "hub_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"routing_id" text NOT NULL,
	"source" text NOT NULL,
	"correlation" text NOT NULL,
	"destination" text NOT NULL,
	"body" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "losing_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" text NOT NULL,
	"surname" text NOT NULL,
	"uprn" text,
	"address_lines" text[] NOT NULL,
	"post_town" text NOT NULL,
	"postcode_key" text NOT NULL,
	"services" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"closed_on" date,
	"hindrance" text
);
--> statement-breakpoint
CREATE TABLE "losing_orders" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"gaining_provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"matched_on" date NOT NULL,
	"planned_date" date,
	"forced_fault" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "losing_seeds" (
	"seed" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_homes" (
	"id" text PRIMARY KEY NOT NULL,
	"uprn" text,
	"address_lines" text[] NOT NULL,
	"postcode_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY NOT NULL,
	"milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"dedupe_key" text,
	"line" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hub_messages_identity" ON "hub_messages" USING btree ("source","correlation");--> statement-breakpoint
CREATE INDEX "hub_messages_sent" ON "hub_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "losing_accounts_number" ON "losing_accounts" USING btree ("provider_id","number");--> statement-breakpoint
CREATE INDEX "losing_accounts_postcode" ON "losing_accounts" USING btree ("provider_id","postcode_key");--> statement-breakpoint
CREATE INDEX "losing_orders_account" ON "losing_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "losing_orders_match" ON "losing_orders" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "registered_homes_postcode" ON "registered_homes" USING btree ("postcode_key");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_line" ON "jobs" USING btree ("line","id") WHERE "jobs"."done_at" is null and "jobs"."line" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;