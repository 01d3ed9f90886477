CREATE TABLE "applications" (
	"reference" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"applicant" jsonb,
	"life" text NOT NULL,
	"state" text NOT NULL,
	"credit_reference_agency" text,
	"applied_at" timestamp with time zone NOT NULL,
	"accepted_until" date,
	"decided_at" timestamp with time zone,
	"agreement_number" text,
	"signed_as" text,
	"signed_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"paid_out_on" date,
	"ended_at" timestamp with time zone,
	CONSTRAINT "applications_agreement_number_unique" UNIQUE("agreement_number")
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
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_line" ON "jobs" USING btree ("line","id") WHERE "jobs"."done_at" is null and "jobs"."line" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;