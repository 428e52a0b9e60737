ALTER TABLE "records" ADD COLUMN "keys" jsonb;--> statement-breakpoint
CREATE INDEX "records_without_keys" ON "records" USING btree ("account","collection") WHERE "records"."keys" is null;