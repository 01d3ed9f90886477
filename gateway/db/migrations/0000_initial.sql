CREATE TABLE "address_seeds" (
	"seed" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_slips" (
	"key" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "address_slips_key_word_pk" PRIMARY KEY("key","word")
);
--> statement-breakpoint
CREATE TABLE "address_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"whereabouts" text NOT NULL,
	"parent_id" text,
	"homes" integer NOT NULL,
	"postcode_key" text,
	"search" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "premises" (
	"id" text PRIMARY KEY NOT NULL,
	"external_premise_id" text NOT NULL,
	"uprn" text,
	"kind" text NOT NULL,
	"company" text,
	"sub_building" text,
	"building_name" text,
	"street_number" text,
	"street_name" text NOT NULL,
	"locality" text,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"latitude" text NOT NULL,
	"longitude" text NOT NULL,
	"street_id" text NOT NULL,
	"building_id" text,
	"number_value" integer,
	"unit_value" integer,
	"natural_key" text NOT NULL,
	"search" "tsvector",
	CONSTRAINT "premises_uprn_unique" UNIQUE("uprn")
);
--> statement-breakpoint
CREATE TABLE "airtime_accounts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"balance_in_pence" integer DEFAULT 0 NOT NULL,
	"debt_in_pence" integer DEFAULT 0 NOT NULL,
	"automatic_card_id" text,
	"automatic_failures" integer DEFAULT 0 NOT NULL,
	"awaited_in_pence" integer,
	"automatic_again_at" timestamp with time zone,
	CONSTRAINT "airtime_accounts_never_negative" CHECK ("airtime_accounts"."balance_in_pence" >= 0 and "airtime_accounts"."debt_in_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "airtime_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigserial NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"debt_in_pence" integer NOT NULL,
	"balance_in_pence" integer NOT NULL,
	"about" text,
	"booked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airtime_top_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"state" text NOT NULL,
	"is_under_way" boolean DEFAULT false NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "airtime_vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"good_until" date NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"installation_id" uuid NOT NULL,
	"visit_type" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"day" date,
	"slot" text,
	"held_until" timestamp with time zone,
	"rebooking_required" boolean DEFAULT false NOT NULL,
	"contact_first_name" text,
	"contact_last_name" text,
	"contact_phone_number" text,
	"alternative_contact_name" text,
	"alternative_phone_number" text,
	"install_access_type" text,
	"install_instruction" text,
	"health_and_safety" text,
	"engineer_instructions" text,
	"engineer_name" text,
	"engineer_contact_number" text,
	"estimated_earliest_arrival_at" timestamp with time zone,
	"estimated_latest_arrival_at" timestamp with time zone,
	"actual_arrival_at" timestamp with time zone,
	"closure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"region" text NOT NULL,
	"visit_type" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"status" text NOT NULL,
	"ended_because" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_action_subject_pk" PRIMARY KEY("action","subject")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"variant" text NOT NULL,
	"show_help_body" boolean NOT NULL,
	"show_help_text" boolean NOT NULL,
	"button_text" text,
	"button_action" text,
	"dismissible" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "banners_topic" UNIQUE("member_id","topic")
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"basket_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_in_pence" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"earlier_price_in_pence" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_items_basket_id_sku_pk" PRIMARY KEY("basket_id","sku"),
	CONSTRAINT "basket_items_quantity" CHECK ("basket_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text,
	"key" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baskets_member" UNIQUE("member_id"),
	CONSTRAINT "baskets_key" UNIQUE("key"),
	CONSTRAINT "baskets_owner" CHECK (("baskets"."member_id" is null) <> ("baskets"."key" is null))
);
--> statement-breakpoint
CREATE TABLE "bill_charges" (
	"bill_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"on_date" date NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "bill_charges_bill_id_attempt_pk" PRIMARY KEY("bill_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "direct_debits" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"state" text NOT NULL,
	"ending_in" text,
	"reference" text,
	"set_up_at" timestamp with time zone NOT NULL,
	"confirmation_sent_at" timestamp with time zone,
	CONSTRAINT "direct_debits_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"member_id" text PRIMARY KEY NOT NULL,
	"card_id" text,
	"direct_debit_id" text,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"bill_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"vat_in_pence" integer NOT NULL,
	"from_date" date,
	"to_date" date,
	"days" integer,
	"of_days" integer,
	"rate_in_pence" integer,
	"per" text,
	"reason" text,
	"item" text,
	"promise_id" uuid,
	"pause_id" uuid,
	CONSTRAINT "bill_lines_bill_id_place_pk" PRIMARY KEY("bill_id","place")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"total_in_pence" integer NOT NULL,
	"vat_in_pence" integer NOT NULL,
	"state" text NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_never_negative" CHECK ("bills"."total_in_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "next_bills" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"asked_again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_endings" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"fee_months" integer NOT NULL,
	"fee_per_month_in_pence" integer NOT NULL,
	"set_up_returned" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"product_id" uuid NOT NULL,
	"plan_in_pence" integer NOT NULL,
	"add_on_in_pence" integer NOT NULL,
	CONSTRAINT "plan_prices_plan_id_from_date_pk" PRIMARY KEY("plan_id","from_date")
);
--> statement-breakpoint
CREATE TABLE "plan_boosts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"speed_in_mbps" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_capacity" (
	"region" text NOT NULL,
	"visit_type" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "visit_capacity_region_visit_type_day_slot_pk" PRIMARY KEY("region","visit_type","day","slot"),
	CONSTRAINT "visit_capacity_remaining" CHECK ("visit_capacity"."remaining" between 0 and "visit_capacity"."total")
);
--> statement-breakpoint
CREATE TABLE "contract_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"postcode" text NOT NULL,
	"street_number" text NOT NULL,
	"premises" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"region" text NOT NULL,
	"install_type" text NOT NULL,
	"prework_required" boolean NOT NULL,
	"inhome_required" boolean NOT NULL,
	"single_visit" boolean DEFAULT false NOT NULL,
	"has_active_service" boolean NOT NULL,
	"speeds_in_mbps" integer[] NOT NULL,
	"fault" text,
	CONSTRAINT "network_facts_single_visit" CHECK (not "network_facts"."single_visit" or ("network_facts"."inhome_required" and not "network_facts"."prework_required"))
);
--> statement-breakpoint
CREATE TABLE "credit_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"member_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"borrower" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"quote" jsonb,
	"decided_at" timestamp with time zone,
	"credit_reference_agency" text,
	"accepted_until" date,
	"signed_as" text,
	"signed_at" timestamp with time zone,
	"bound_at" timestamp with time zone,
	"agreement" jsonb,
	"repayment" jsonb,
	"sent_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"balance_paid_at" timestamp with time zone,
	"balance_session_id" uuid,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_date_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"keeps_place" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_date_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"region" text NOT NULL,
	"visit_type" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fault_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"fault_id" uuid NOT NULL,
	"code" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"visit_id" uuid,
	"visit_type" text,
	"visit_date" date,
	"visit_slot" text,
	"engineer_name" text,
	"engineer_contact_number" text,
	"expected_repair" date,
	CONSTRAINT "fault_news_once" UNIQUE("fault_id","code","happened_at")
);
--> statement-breakpoint
CREATE TABLE "plan_faults" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"problem" text NOT NULL,
	"since_date" date NOT NULL,
	"since_time" text NOT NULL,
	"details" text,
	"contact_phone" text,
	"reported_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"switch_id" uuid,
	"region" text NOT NULL,
	"prework_required" boolean NOT NULL,
	"inhome_required" boolean NOT NULL,
	"reservation_status" text,
	"reservation_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "losing_switches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"gaining_provider_id" text NOT NULL,
	"last_name" text NOT NULL,
	"status" text NOT NULL,
	"matched_on" date NOT NULL,
	"implied_at" timestamp with time zone NOT NULL,
	"ordered_on" date,
	"how" text,
	"planned_date" date,
	"activation_date" date,
	"objected_at" timestamp with time zone,
	"case_number" text,
	"provider_asked_at" timestamp with time zone,
	"case_closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_notices" (
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_notices_plan_id_kind_about_pk" PRIMARY KEY("plan_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "plan_cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"how" text NOT NULL,
	"last_day" date NOT NULL,
	"fee_months" integer NOT NULL,
	"fee_per_month_in_pence" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"disconnected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_sim_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"request_id" uuid,
	"reference" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"price_in_pence" integer NOT NULL,
	"state" text NOT NULL,
	"start" text NOT NULL,
	"ends_plan_id" uuid,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"paid_by" text NOT NULL,
	"repeat_plan_id" uuid,
	"repeat_pay_by" text,
	"repeat_card_id" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"charged_again_at" timestamp with time zone,
	"why_unpaid" text,
	"cancelled_at" timestamp with time zone,
	"returned_in_pence" integer DEFAULT 0 NOT NULL,
	"milestones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"bought_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "member_sim_plans_cost" CHECK ("member_sim_plans"."price_in_pence" > 0),
	CONSTRAINT "member_sim_plans_returned" CHECK ("member_sim_plans"."returned_in_pence" between 0 and "member_sim_plans"."price_in_pence" and ("member_sim_plans"."cancelled_at" is not null or "member_sim_plans"."returned_in_pence" = 0)),
	CONSTRAINT "member_sim_plans_run_when_bought" CHECK (("member_sim_plans"."state" not in ('WAITING', 'RUNNING', 'OVER', 'TAKEN_BACK') or "member_sim_plans"."bought_at" is not null)
        and ("member_sim_plans"."state" in ('RUNNING', 'OVER')) = ("member_sim_plans"."started_at" is not null)
        and ("member_sim_plans"."started_at" is null) = ("member_sim_plans"."ends_at" is null) and "member_sim_plans"."started_at" <= "member_sim_plans"."ends_at"),
	CONSTRAINT "member_sim_plans_repeat_whole" CHECK (("member_sim_plans"."repeat_plan_id" is null) = ("member_sim_plans"."repeat_pay_by" is null))
);
--> statement-breakpoint
CREATE TABLE "sim_charges" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"part" text NOT NULL,
	"units" integer NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"country" text,
	"booked_in_pence" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sim_charges_booked" CHECK ("sim_charges"."booked_in_pence" >= 0 and "sim_charges"."booked_in_pence" <= "sim_charges"."amount_in_pence")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1),
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"email_changed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"authenticator_since" timestamp with time zone,
	"totp_last_step" integer,
	"title" text,
	"original_member_name" text NOT NULL,
	"member_name" text NOT NULL,
	"member_name_confirmed" boolean NOT NULL,
	"first_name" text,
	"last_name" text,
	"msisdn" text,
	"alternative_phone_number" text,
	"has_active_sim" boolean DEFAULT false NOT NULL,
	"tc_version" integer NOT NULL,
	"birth_date" date NOT NULL,
	"member_since" date NOT NULL,
	"notify_promotions" boolean DEFAULT false NOT NULL,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"marketing_prefs_service_plus" boolean DEFAULT false NOT NULL,
	"marketing_prefs_products" boolean DEFAULT false NOT NULL,
	"marketing_prefs_3_parties_internal" boolean DEFAULT false NOT NULL,
	"marketing_prefs_3_parties_external" boolean DEFAULT false NOT NULL,
	"marketing_prefs_postal" boolean DEFAULT false NOT NULL,
	"logged_in_at" timestamp with time zone,
	"previous_log_in_at" timestamp with time zone,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "members_email" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "network_refusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"status" integer NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "held_notifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_key" text NOT NULL,
	"member_id" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"network_order_id" text NOT NULL,
	"notification_type" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"facts" text[] NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_events_identity" UNIQUE("network_order_id","notification_type","event_at","content_hash")
);
--> statement-breakpoint
CREATE TABLE "notification_opt_ins" (
	"member_id" text PRIMARY KEY NOT NULL,
	"opted_in_at" timestamp with time zone NOT NULL,
	"orders_by_email" boolean DEFAULT true NOT NULL,
	"orders_by_sms" boolean DEFAULT true NOT NULL,
	"visits_by_email" boolean DEFAULT true NOT NULL,
	"visits_by_sms" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaving_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"phone_number" text NOT NULL,
	"last_day" date NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "number_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"reference" text NOT NULL,
	"pac" text NOT NULL,
	"phone_number" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"untold" text,
	"failure" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"external_order_id" text,
	"idempotency_key" text,
	"state" text NOT NULL,
	"delay" jsonb,
	"end_reason" text,
	"committed_date" date,
	"dates_named_at" timestamp with time zone,
	"cancellation_completion_date" date,
	"paid" boolean DEFAULT false NOT NULL,
	"redirect_url" text,
	"contract_summary_doc_id" text NOT NULL,
	"contract_information_doc_id" text NOT NULL,
	"order_date" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigserial NOT NULL,
	"member_id" text,
	"is_listed" boolean DEFAULT true NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"state" text NOT NULL,
	"agreed_last_day" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_pauses_in_order" CHECK ("plan_pauses"."from_date" <= "plan_pauses"."to_date")
);
--> statement-breakpoint
CREATE TABLE "kept_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" text NOT NULL,
	"expiry_year" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"psp_reference" text NOT NULL,
	"event_code" text NOT NULL,
	"success" boolean NOT NULL,
	"original_reference" text,
	"content" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notifications_psp_reference_event_code_success_pk" PRIMARY KEY("psp_reference","event_code","success")
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"keeps_card" boolean NOT NULL,
	"charged_card_id" text,
	"direct_debit_id" text,
	"provider_id" text,
	"provider_data" text,
	"provider_page" text,
	"state" text NOT NULL,
	"result_code" text,
	"answered" jsonb,
	"refusals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"brand" text,
	"state" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"state" text NOT NULL,
	"holder_name" text,
	"sort_code" text,
	"account_number" text,
	"ending_in" text NOT NULL,
	"transfer_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_offers" (
	"sku" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"colour_id" text NOT NULL,
	"storage_in_gb" integer NOT NULL,
	"condition" text NOT NULL,
	"grade" text,
	"price_in_pence" integer NOT NULL,
	"full_price_in_pence" integer NOT NULL,
	"pieces" integer NOT NULL,
	"delivery_in_working_days" integer NOT NULL,
	CONSTRAINT "phone_offers_pieces" CHECK ("phone_offers"."pieces" >= 0),
	CONSTRAINT "phone_offers_price" CHECK ("phone_offers"."price_in_pence" > 0 and "phone_offers"."price_in_pence" <= "phone_offers"."full_price_in_pence"),
	CONSTRAINT "phone_offers_grade" CHECK (("phone_offers"."condition" = 'NEW') = ("phone_offers"."grade" is null))
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"brand_name" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"released_on" date NOT NULL,
	"shape" text NOT NULL,
	"colours" jsonb NOT NULL,
	"screen_in_inches" real NOT NULL,
	"camera_in_megapixels" integer NOT NULL,
	"has_e_sim" boolean NOT NULL,
	"has_sim_tray" boolean NOT NULL,
	"in_the_box" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"state" text NOT NULL,
	"product_id" uuid NOT NULL,
	"mesh_wifi" boolean NOT NULL,
	"product_id_before" uuid NOT NULL,
	"mesh_wifi_before" boolean NOT NULL,
	"monthly_price_in_pence" integer NOT NULL,
	"contract_summary_doc_id" text NOT NULL,
	"contract_information_doc_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "plan_changes_something" CHECK (("plan_changes"."product_id", "plan_changes"."mesh_wifi") <> ("plan_changes"."product_id_before", "plan_changes"."mesh_wifi_before"))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"premise_id" text NOT NULL,
	"uprn" text,
	"transaction_id" text,
	"product_id" uuid NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"mesh_wifi" boolean DEFAULT false NOT NULL,
	"connection_date" date,
	"prework_required" boolean NOT NULL,
	"inhome_required" boolean NOT NULL,
	"upfront_price_in_pence" integer NOT NULL,
	"monthly_price_in_pence" integer NOT NULL,
	"switch_id" uuid,
	"order_key" text,
	"ecommerce_order_schedule_id" text,
	"start" date,
	"end" date,
	"service_start" date,
	"service_end" date,
	"provisional_start_date" date,
	"provisional_end_date" date,
	"contract_summary_doc_id" text,
	"contract_information_doc_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fault_id" uuid,
	"visit_id" uuid,
	"date" date NOT NULL,
	"slot" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"caused_by" text,
	"ended_on" date,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"credit_plan_id" uuid
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text,
	"email_key" text NOT NULL,
	"home_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"ncc_transaction_id" text,
	"uprn" text,
	"postcode" text,
	"city" text,
	"lines" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prospects_email_home" UNIQUE("email_key","home_key")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"referral_id" uuid NOT NULL,
	"side" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"rewarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_rewards_referral_id_side_pk" PRIMARY KEY("referral_id","side")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"friend_id" text NOT NULL,
	"referrer_id" text,
	"state" text NOT NULL,
	"reason" text,
	"joined_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "referrals_reason" CHECK (("referrals"."state" = 'REFUSED') = ("referrals"."reason" is not null)),
	CONSTRAINT "referrals_settled" CHECK (("referrals"."state" = 'WAITING') = ("referrals"."settled_at" is null)),
	CONSTRAINT "referrals_not_oneself" CHECK ("referrals"."referrer_id" <> "referrals"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" text NOT NULL,
	"amount_in_pence" integer NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_in_pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_journeys" (
	"code" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"step" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "recovery_codes_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "second_factor_set_ups" (
	"member_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"key" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text,
	"pending_member_id" text,
	"request_id" text NOT NULL,
	"consent_level" text NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_pieces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"sku" text NOT NULL,
	"what" jsonb NOT NULL,
	"price_in_pence" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sim_type" text NOT NULL,
	"instalment_months" integer,
	"upfront_in_pence" integer,
	"refunded_at" timestamp with time zone,
	"owed_at" timestamp with time zone,
	CONSTRAINT "shop_order_pieces_upfront" CHECK (("shop_order_pieces"."instalment_months" is null) = ("shop_order_pieces"."upfront_in_pence" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"contact" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"deliver_on" date NOT NULL,
	"total_in_pence" integer NOT NULL,
	"holds_stock" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_parcel_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_parcels" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"state" text NOT NULL,
	"deliver_on" date NOT NULL,
	"expected_on" date NOT NULL,
	"held_until" date,
	"redeliver_on" date,
	"from_time" timestamp with time zone,
	"to_time" timestamp with time zone,
	"tracking_number" text,
	"delivered_at" timestamp with time zone,
	"told_until" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_parcels_window" CHECK (("shop_parcels"."from_time" is null) = ("shop_parcels"."to_time" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_return_pieces" (
	"return_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	CONSTRAINT "shop_return_pieces_return_id_piece_id_pk" PRIMARY KEY("return_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "shop_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"ground" text NOT NULL,
	"outcome" text NOT NULL,
	"description" text,
	"state" text NOT NULL,
	"return_code" text,
	"asked_at" timestamp with time zone NOT NULL,
	"code_given_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"refund_in_pence" integer
);
--> statement-breakpoint
CREATE TABLE "free_sims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" text,
	"reference" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"household" text NOT NULL,
	"count" integer NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"expected_on" date NOT NULL,
	"tracking_number" text,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sim_proofs" (
	"member_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"iccid" text,
	"state" text NOT NULL,
	"untold" text,
	"phone_number" text,
	"activation" text,
	"replaces" uuid,
	"failure" text,
	"piece_id" uuid,
	"ordered_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"shown_to" text,
	"shown_until" timestamp with time zone,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "caps_abroad" (
	"member_id" text PRIMARY KEY NOT NULL,
	"cap_in_pence" integer,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "caps_abroad_never_negative" CHECK ("caps_abroad"."cap_in_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spent_abroad" (
	"member_id" text NOT NULL,
	"month" text NOT NULL,
	"spent_in_pence" integer DEFAULT 0 NOT NULL,
	"told_percent" integer DEFAULT 0 NOT NULL,
	"countries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "spent_abroad_member_id_month_pk" PRIMARY KEY("member_id","month"),
	CONSTRAINT "spent_abroad_never_negative" CHECK ("spent_abroad"."spent_in_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "switch_messages" (
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
CREATE TABLE "switches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"plan_id" uuid,
	"premise_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"last_name" text NOT NULL,
	"losing_provider_id" text NOT NULL,
	"account_number" text,
	"state" text NOT NULL,
	"asks" integer DEFAULT 1 NOT NULL,
	"asks_since" timestamp with time zone NOT NULL,
	"match_messages" integer DEFAULT 0 NOT NULL,
	"offer" jsonb,
	"alternative" jsonb,
	"implications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"matched_on" date,
	"consented_at" timestamp with time zone,
	"chosen_reference" text,
	"wished_date" date,
	"wanted_date" date,
	"confirmed_date" date,
	"activation_date" date,
	"cancel_wanted_at" timestamp with time zone,
	"pending_step" text,
	"pending_correlation" text,
	"pending_attempt" integer DEFAULT 0 NOT NULL,
	"refused_step" text,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "switches_correlation" UNIQUE("pending_correlation")
);
--> statement-breakpoint
CREATE TABLE "faults" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operation_id" text,
	"scope" text,
	"times_left" integer,
	"delay_ms" integer,
	"status" integer,
	"body" jsonb,
	"drop" boolean DEFAULT false NOT NULL,
	"malformed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times_met" integer DEFAULT 0 NOT NULL,
	"hits" jsonb DEFAULT '[]'::jsonb NOT NULL
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
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_installation_id_installations_id_fk" FOREIGN KEY ("installation_id") REFERENCES "public"."installations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_sku_phone_offers_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."phone_offers"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_charges" ADD CONSTRAINT "bill_charges_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_pause_id_plan_pauses_id_fk" FOREIGN KEY ("pause_id") REFERENCES "public"."plan_pauses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_bills" ADD CONSTRAINT "next_bills_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_endings" ADD CONSTRAINT "plan_endings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_boosts" ADD CONSTRAINT "plan_boosts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_facts" ADD CONSTRAINT "network_facts_id_premises_id_fk" FOREIGN KEY ("id") REFERENCES "public"."premises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_applications" ADD CONSTRAINT "credit_applications_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_events" ADD CONSTRAINT "credit_events_application_id_credit_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."credit_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_date_offers" ADD CONSTRAINT "earlier_date_offers_request_id_earlier_date_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."earlier_date_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_date_requests" ADD CONSTRAINT "earlier_date_requests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_news" ADD CONSTRAINT "fault_news_fault_id_plan_faults_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."plan_faults"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_faults" ADD CONSTRAINT "plan_faults_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installations" ADD CONSTRAINT "installations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "losing_switches" ADD CONSTRAINT "losing_switches_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_notices" ADD CONSTRAINT "contract_notices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_cancellations" ADD CONSTRAINT "plan_cancellations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_refusals" ADD CONSTRAINT "network_refusals_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_session_id_payment_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."payment_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_offers" ADD CONSTRAINT "phone_offers_slug_phones_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."phones"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_fault_id_plan_faults_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."plan_faults"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_credit_plan_id_plans_id_fk" FOREIGN KEY ("credit_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_journeys" ADD CONSTRAINT "saved_journeys_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_pieces" ADD CONSTRAINT "shop_order_pieces_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_parcel_events" ADD CONSTRAINT "shop_parcel_events_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_parcels" ADD CONSTRAINT "shop_parcels_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_parcels" ADD CONSTRAINT "shop_parcels_return_id_shop_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."shop_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_pieces" ADD CONSTRAINT "shop_return_pieces_return_id_shop_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."shop_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_return_pieces" ADD CONSTRAINT "shop_return_pieces_piece_id_shop_order_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."shop_order_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_returns" ADD CONSTRAINT "shop_returns_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_words_beginning" ON "address_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search");--> statement-breakpoint
CREATE INDEX "places_postcode" ON "places" USING btree ("postcode_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_streets" ON "places" USING btree ("parent_id","name") WHERE "places"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "premises_postcode" ON "premises" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "premises_street" ON "premises" USING btree ("street_id","number_value");--> statement-breakpoint
CREATE INDEX "premises_building" ON "premises" USING btree ("building_id","unit_value");--> statement-breakpoint
CREATE INDEX "premises_search" ON "premises" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "airtime_entries_once" ON "airtime_entries" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "airtime_entries_member" ON "airtime_entries" USING btree ("member_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "airtime_top_ups_one_unpaid" ON "airtime_top_ups" USING btree ("member_id","is_automatic") WHERE "airtime_top_ups"."state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "airtime_top_ups_member" ON "airtime_top_ups" USING btree ("member_id","begun_at");--> statement-breakpoint
CREATE UNIQUE INDEX "airtime_vouchers_number" ON "airtime_vouchers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "airtime_vouchers_used_by" ON "airtime_vouchers" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_open_per_visit" ON "appointments" USING btree ("installation_id","visit_type") WHERE "appointments"."state" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "appointments_installation" ON "appointments" USING btree ("installation_id");--> statement-breakpoint
CREATE INDEX "appointments_notes" ON "appointments" USING btree ("day") WHERE "appointments"."health_and_safety" is not null or "appointments"."engineer_instructions" is not null or "appointments"."install_instruction" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_place" ON "bookings" USING btree ("appointment_id") WHERE "bookings"."status" in ('DRAFT', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "bookings_appointment" ON "bookings" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "attempts_resets" ON "attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "basket_items_sku" ON "basket_items" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "baskets_changed" ON "baskets" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bill_charges_member" ON "bill_charges" USING btree ("member_id","on_date");--> statement-breakpoint
CREATE INDEX "direct_debits_member" ON "direct_debits" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_lines_promise" ON "bill_lines" USING btree ("promise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_one_a_month" ON "bills" USING btree ("plan_id","from_date","is_final");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_number" ON "bills" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_one_final" ON "bills" USING btree ("plan_id") WHERE "bills"."is_final" and not "bills"."is_credit";--> statement-breakpoint
CREATE INDEX "bills_member" ON "bills" USING btree ("member_id","from_date");--> statement-breakpoint
CREATE INDEX "next_bills_date" ON "next_bills" USING btree ("date");--> statement-breakpoint
CREATE INDEX "plan_boosts_plan" ON "plan_boosts" USING btree ("plan_id","started_at");--> statement-breakpoint
CREATE INDEX "contract_documents_plan" ON "contract_documents" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "network_checks_created" ON "network_checks" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_applications_reference" ON "credit_applications" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "credit_applications_order" ON "credit_applications" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "credit_applications_member" ON "credit_applications" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "credit_events_application" ON "credit_events" USING btree ("application_id","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_date_offers_one_open" ON "earlier_date_offers" USING btree ("request_id") WHERE "earlier_date_offers"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_date_offers_once" ON "earlier_date_offers" USING btree ("request_id","day","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_date_requests_open" ON "earlier_date_requests" USING btree ("appointment_id") WHERE "earlier_date_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "earlier_date_requests_appointment" ON "earlier_date_requests" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "earlier_date_requests_list" ON "earlier_date_requests" USING btree ("region","visit_type","asked_at") WHERE "earlier_date_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("member_id") WHERE "email_changes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "plan_faults_plan" ON "plan_faults" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_faults_member" ON "plan_faults" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_faults_number" ON "plan_faults" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_faults_one_open" ON "plan_faults" USING btree ("plan_id") WHERE "plan_faults"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "installations_one_per_plan" ON "installations" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "installations_member" ON "installations" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "losing_switches_reference" ON "losing_switches" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "losing_switches_one_running" ON "losing_switches" USING btree ("plan_id") WHERE "losing_switches"."status" in ('confirmed', 'updated');--> statement-breakpoint
CREATE INDEX "losing_switches_plan" ON "losing_switches" USING btree ("plan_id","created_at");--> statement-breakpoint
CREATE INDEX "losing_switches_member" ON "losing_switches" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_cancellations_plan" ON "plan_cancellations" USING btree ("plan_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_cancellations_one" ON "plan_cancellations" USING btree ("plan_id") WHERE "plan_cancellations"."taken_back_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_sim_plans_one_runs" ON "member_sim_plans" USING btree ("member_id") WHERE "member_sim_plans"."state" = 'RUNNING';--> statement-breakpoint
CREATE UNIQUE INDEX "member_sim_plans_one_waits" ON "member_sim_plans" USING btree ("member_id") WHERE "member_sim_plans"."state" = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "member_sim_plans_one_unpaid" ON "member_sim_plans" USING btree ("member_id","is_renewal") WHERE "member_sim_plans"."state" = 'UNPAID';--> statement-breakpoint
CREATE UNIQUE INDEX "member_sim_plans_request" ON "member_sim_plans" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_sim_plans_reference" ON "member_sim_plans" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "member_sim_plans_member" ON "member_sim_plans" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "sim_charges_member" ON "sim_charges" USING btree ("member_id","happened_at");--> statement-breakpoint
CREATE INDEX "members_msisdn" ON "members" USING btree ("msisdn");--> statement-breakpoint
CREATE INDEX "members_birth_date" ON "members" USING btree ("birth_date");--> statement-breakpoint
CREATE UNIQUE INDEX "network_refusals_open" ON "network_refusals" USING btree ("kind","about") WHERE "network_refusals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "network_refusals_plan" ON "network_refusals" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "held_notifications_waiting" ON "held_notifications" USING btree ("order_id","id") WHERE "held_notifications"."released_at" is null;--> statement-breakpoint
CREATE INDEX "held_notifications_member" ON "held_notifications" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notification_events_order" ON "notification_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leaving_codes_once" ON "leaving_codes" USING btree ("member_id","kind","phone_number","last_day");--> statement-breakpoint
CREATE INDEX "leaving_codes_number" ON "leaving_codes" USING btree ("phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "number_moves_reference" ON "number_moves" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "number_moves_member" ON "number_moves" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "number_moves_one_under_way" ON "number_moves" USING btree ("member_id") WHERE "number_moves"."state" in ('ASKED', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_plan" ON "orders" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_external_id" ON "orders" USING btree ("external_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","order_date");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "outbox_member" ON "outbox" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "plan_pauses_plan" ON "plan_pauses" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_pauses_one_open" ON "plan_pauses" USING btree ("plan_id") WHERE "plan_pauses"."state" in ('PLANNED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "kept_cards_member" ON "kept_cards" USING btree ("member_id","kept_at");--> statement-breakpoint
CREATE INDEX "payment_notifications_original" ON "payment_notifications" USING btree ("original_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_sessions_one_at_a_time" ON "payment_sessions" USING btree ("purpose","reference") WHERE "payment_sessions"."state" in ('OPEN', 'PENDING');--> statement-breakpoint
CREATE INDEX "payment_sessions_member" ON "payment_sessions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_session" ON "payments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "payouts_order" ON "payouts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_under_way" ON "payouts" USING btree ("order_id") WHERE "payouts"."state" in ('ASKED', 'SENT');--> statement-breakpoint
CREATE INDEX "payouts_member" ON "payouts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "phone_offers_slug" ON "phone_offers" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_a_month" ON "plan_changes" USING btree ("plan_id","from_date") WHERE "plan_changes"."state" <> 'TAKEN_BACK';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_changes_one_asked" ON "plan_changes" USING btree ("plan_id") WHERE "plan_changes"."state" = 'ASKED';--> statement-breakpoint
CREATE INDEX "plan_changes_plan" ON "plan_changes" USING btree ("plan_id","asked_at");--> statement-breakpoint
CREATE INDEX "plan_changes_due" ON "plan_changes" USING btree ("from_date") WHERE "plan_changes"."state" = 'ASKED';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_draft" ON "plans" USING btree ("member_id","premise_id") WHERE "plans"."state" = 'DRAFT';--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_ordered" ON "plans" USING btree ("member_id","premise_id") WHERE "plans"."state" in ('ORDERED', 'ACTIVE', 'CHANGING', 'PAUSED', 'CEASING');--> statement-breakpoint
CREATE INDEX "plans_drafts" ON "plans" USING btree ("updated_at") WHERE "plans"."state" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "plans_term_end" ON "plans" USING btree ("end") WHERE "plans"."state" in ('ACTIVE', 'CHANGING', 'PAUSED');--> statement-breakpoint
CREATE INDEX "plans_member" ON "plans" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE INDEX "plans_home" ON "plans" USING btree ("premise_id") WHERE "plans"."service_start" is not null;--> statement-breakpoint
CREATE INDEX "promises_order" ON "promises" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "promises_credit_plan" ON "promises" USING btree ("credit_plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promises_one_open_go_live" ON "promises" USING btree ("order_id") WHERE "promises"."state" = 'OPEN' and "promises"."kind" = 'GO_LIVE';--> statement-breakpoint
CREATE INDEX "promises_fault" ON "promises" USING btree ("fault_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promises_one_open_repair" ON "promises" USING btree ("fault_id") WHERE "promises"."state" = 'OPEN' and "promises"."kind" = 'REPAIR';--> statement-breakpoint
CREATE UNIQUE INDEX "promises_one_open_visit" ON "promises" USING btree ("visit_id") WHERE "promises"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "prospects_member" ON "prospects" USING btree ("member_id") WHERE "prospects"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_member" ON "referral_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "referral_rewards_member" ON "referral_rewards" USING btree ("member_id","rewarded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","joined_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider" ON "refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_journeys_plan" ON "saved_journeys" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "saved_journeys_member" ON "saved_journeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_set_ups_expiry" ON "second_factor_set_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_pending_member" ON "sessions" USING btree ("pending_member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_pieces_place" ON "shop_order_pieces" USING btree ("order_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_key" ON "shop_orders" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_one_unpaid" ON "shop_orders" USING btree ("member_id") WHERE "shop_orders"."state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "shop_orders_member" ON "shop_orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "shop_parcel_events_order" ON "shop_parcel_events" USING btree ("order_id","happened_at");--> statement-breakpoint
CREATE INDEX "shop_parcels_order" ON "shop_parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_return_pieces_piece" ON "shop_return_pieces" USING btree ("piece_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_returns_reference" ON "shop_returns" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "shop_returns_order" ON "shop_returns" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "free_sims_reference" ON "free_sims" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "free_sims_household" ON "free_sims" USING btree ("household","ordered_at");--> statement-breakpoint
CREATE INDEX "free_sims_member" ON "free_sims" USING btree ("member_id","ordered_at") WHERE "free_sims"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "free_sims_ordered" ON "free_sims" USING btree ("ordered_at");--> statement-breakpoint
CREATE INDEX "sim_proofs_expires" ON "sim_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sims_reference" ON "sims" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sims_iccid" ON "sims" USING btree ("iccid");--> statement-breakpoint
CREATE UNIQUE INDEX "sims_piece" ON "sims" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "sims_member" ON "sims" USING btree ("member_id","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "switch_messages_identity" ON "switch_messages" USING btree ("source","correlation");--> statement-breakpoint
CREATE INDEX "switch_messages_sent" ON "switch_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "switches_one_live" ON "switches" USING btree ("member_id","premise_id") WHERE "switches"."state" not in ('cancelled', 'triggered');--> statement-breakpoint
CREATE INDEX "switches_unordered" ON "switches" USING btree ("updated_at") WHERE "switches"."wanted_date" is null;--> statement-breakpoint
CREATE INDEX "switches_member" ON "switches" USING btree ("member_id","asks_since");--> statement-breakpoint
CREATE INDEX "switches_plan" ON "switches" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_line" ON "jobs" USING btree ("line","id") WHERE "jobs"."done_at" is null and "jobs"."line" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;