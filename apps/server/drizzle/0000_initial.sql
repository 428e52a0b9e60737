CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"positions" bigint DEFAULT 0 NOT NULL,
	"made" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "collection_versions" (
	"account" text NOT NULL,
	"collection" text NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "collection_versions_account_collection_pk" PRIMARY KEY("account","collection")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account" text NOT NULL,
	"member" text NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" json,
	"status" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_account_member_key_pk" PRIMARY KEY("account","member","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"account" text NOT NULL,
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"position" bigint NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "records_account_collection_id_pk" PRIMARY KEY("account","collection","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"mark" text NOT NULL,
	"ip" text NOT NULL,
	"agent" text NOT NULL,
	"made" timestamp with time zone NOT NULL,
	"used" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"made" timestamp with time zone NOT NULL,
	"used" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_versions" ADD CONSTRAINT "collection_versions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "records_in_order" ON "records" USING btree ("account","collection","position");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE FUNCTION "tagmason_audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('tagmason.restoring', true) = 'on' THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  RAISE EXCEPTION 'The audit log can only be added to: entries are neither changed nor removed.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "records_audit_is_append_only" BEFORE UPDATE OR DELETE ON "records" FOR EACH ROW WHEN (OLD."collection" IN ('auditLog', 'auditChanges'))
  EXECUTE FUNCTION "tagmason_audit_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "records_are_not_truncated" BEFORE TRUNCATE ON "records" FOR EACH STATEMENT EXECUTE FUNCTION "tagmason_audit_is_append_only"();
