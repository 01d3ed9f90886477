CREATE TABLE "network_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"body" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "network_incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"problem" text NOT NULL,
	"contact_phone" text,
	"details" text,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"done" text[] NOT NULL,
	"moves" jsonb NOT NULL,
	"refused" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"network_id" text NOT NULL,
	"premise_id" text NOT NULL,
	"product_id" text NOT NULL,
	"last_name" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"requested_date" date NOT NULL,
	"moved_at" timestamp with time zone,
	"cancel_wanted_at" timestamp with time zone,
	"done" text[] NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"cease_after" date,
	"suspended" boolean DEFAULT false NOT NULL,
	"boost_in_mbps" integer,
	"boost_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "network_repair_slots" (
	"date" date NOT NULL,
	"slot" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "network_repair_slots_date_slot_pk" PRIMARY KEY("date","slot")
);
--> statement-breakpoint
CREATE TABLE "network_visits" (
	"appointment_key" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"visit_type" text NOT NULL,
	"date" date,
	"slot" text,
	"status" text NOT NULL,
	"details" jsonb
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
CREATE INDEX "network_events_order" ON "network_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "network_visits_order" ON "network_visits" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_line" ON "jobs" USING btree ("line","id") WHERE "jobs"."done_at" is null and "jobs"."line" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;