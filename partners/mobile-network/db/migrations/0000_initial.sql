CREATE TABLE "moves_in" (
	"reference" text PRIMARY KEY NOT NULL,
	"iccid" text NOT NULL,
	"pac" text NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moves_out" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"iccid" text NOT NULL,
	"number" text NOT NULL,
	"last_day" date NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"is_ours" boolean NOT NULL,
	"free_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sims" (
	"iccid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"number" text,
	"activation" text,
	"replaces" text,
	"profile_issue" integer DEFAULT 0 NOT NULL,
	"allowance" jsonb,
	"habit" text NOT NULL,
	"is_charged" boolean DEFAULT false NOT NULL,
	"is_charged_abroad" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sims_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sims_number_unique" UNIQUE("number")
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