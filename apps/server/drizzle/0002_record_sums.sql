CREATE TABLE "record_sums" (
	"account" text NOT NULL,
	"collection" text NOT NULL,
	"keys" jsonb NOT NULL,
	"rows" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "record_sums_account_collection_keys_pk" PRIMARY KEY("account","collection","keys")
);
--> statement-breakpoint
ALTER TABLE "record_sums" ADD CONSTRAINT "record_sums_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "tagmason_counted_keys"(fields jsonb, keys jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN fields IS NULL THEN '{}'::jsonb ELSE (SELECT jsonb_object_agg(field, coalesce(keys ->> field, '')) FROM jsonb_array_elements_text(fields) AS field) END
$$;
--> statement-breakpoint
CREATE FUNCTION "tagmason_sum_records"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted jsonb := (SELECT value::jsonb FROM "installation" WHERE name = 'counted');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "record_sums" AS kept (account, collection, keys, rows, bytes)
    SELECT account, collection, "tagmason_counted_keys"(counted -> collection, keys), count(*), sum(octet_length(row::text)) FROM added GROUP BY 1, 2, 3
    ON CONFLICT (account, collection, keys) DO UPDATE SET rows = kept.rows + excluded.rows, bytes = kept.bytes + excluded.bytes;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "record_sums" AS kept (account, collection, keys, rows, bytes)
    SELECT account, collection, "tagmason_counted_keys"(counted -> collection, keys), sum(one), sum(one * octet_length(row::text))
    FROM (SELECT 1 AS one, account, collection, keys, row FROM added UNION ALL SELECT -1, account, collection, keys, row FROM gone) AS changed
    GROUP BY 1, 2, 3 HAVING sum(one) <> 0 OR sum(one * octet_length(row::text)) <> 0
    ON CONFLICT (account, collection, keys) DO UPDATE SET rows = kept.rows + excluded.rows, bytes = kept.bytes + excluded.bytes;
  ELSE
    -- Nothing is added: where the account goes, its sums may have gone before.
    UPDATE "record_sums" AS kept SET rows = kept.rows - less.rows, bytes = kept.bytes - less.bytes
    FROM (SELECT account, collection, "tagmason_counted_keys"(counted -> collection, keys) AS keys, count(*) AS rows, sum(octet_length(row::text)) AS bytes FROM gone GROUP BY 1, 2, 3) AS less
    WHERE kept.account = less.account AND kept.collection = less.collection AND kept.keys = less.keys;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "records_added_are_summed" AFTER INSERT ON "records" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tagmason_sum_records"();
--> statement-breakpoint
CREATE TRIGGER "records_changed_are_summed" AFTER UPDATE ON "records" REFERENCING NEW TABLE AS added OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tagmason_sum_records"();
--> statement-breakpoint
CREATE TRIGGER "records_gone_are_summed" AFTER DELETE ON "records" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tagmason_sum_records"();
--> statement-breakpoint
INSERT INTO "record_sums" (account, collection, keys, rows, bytes) SELECT account, collection, '{}', count(*), sum(octet_length(row::text)) FROM "records" GROUP BY 1, 2;
