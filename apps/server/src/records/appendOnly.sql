--> statement-breakpoint
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
