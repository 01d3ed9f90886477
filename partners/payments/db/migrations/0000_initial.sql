CREATE TABLE "idempotent_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"shopper_reference" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" text NOT NULL,
	"expiry_year" text NOT NULL,
	"holder_name" text NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"shopper_reference" text NOT NULL,
	"holder_name" text NOT NULL,
	"ending_in" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"first_psp_reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"data_digest" text NOT NULL,
	"merchant_reference" text NOT NULL,
	"value" integer NOT NULL,
	"return_url" text NOT NULL,
	"methods" text[] NOT NULL,
	"mode" text NOT NULL,
	"shopper_reference" text,
	"keeps_card" boolean NOT NULL,
	"asks_to_keep" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"session_id" text,
	"attempt" uuid,
	"merchant_reference" text NOT NULL,
	"value" integer NOT NULL,
	"shopper_reference" text,
	"last_four" text NOT NULL,
	"expiry_month" text NOT NULL,
	"expiry_year" text NOT NULL,
	"holder_name" text NOT NULL,
	"brand" text NOT NULL,
	"kept_card_id" text,
	"keeps_card" boolean DEFAULT false NOT NULL,
	"result_code" text NOT NULL,
	"refusal_code" text,
	"refusal_reason" text,
	"challenge_digest" text,
	"challenge_until" timestamp with time zone,
	"challenge_answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_attempt" UNIQUE("session_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"payment_psp_reference" text NOT NULL,
	"value" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"value" integer NOT NULL,
	"ending_in" text NOT NULL,
	"reason" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
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
CREATE INDEX "kept_cards_shopper" ON "kept_cards" USING btree ("shopper_reference");--> statement-breakpoint
CREATE INDEX "mandates_shopper" ON "mandates" USING btree ("shopper_reference");--> statement-breakpoint
CREATE INDEX "payments_challenge" ON "payments" USING btree ("challenge_digest");--> statement-breakpoint
CREATE INDEX "payments_kept_card" ON "payments" USING btree ("kept_card_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_psp_reference");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_line" ON "jobs" USING btree ("line","id") WHERE "jobs"."done_at" is null and "jobs"."line" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;