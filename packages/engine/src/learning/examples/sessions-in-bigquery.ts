export const sessionsInBigquery = {
  fileName: 'sessions.sql',
  code: `-- Sessions of a day: where each began and ended, how many events it had and how long it lasted.
WITH hits AS (
  SELECT
    CONCAT(user_pseudo_id, '.', (SELECT CAST(value.int_value AS STRING) FROM UNNEST(event_params) WHERE key = 'ga_session_id')) AS session,
    (SELECT value.string_value FROM UNNEST(event_params) WHERE key = 'page_location') AS page,
    event_timestamp
  FROM \`project.analytics_123456789.events_*\`
  WHERE _TABLE_SUFFIX = '20240121'
)
SELECT
  session,
  ARRAY_AGG(page IGNORE NULLS ORDER BY event_timestamp LIMIT 1)[SAFE_OFFSET(0)] AS entrance,
  ARRAY_AGG(page IGNORE NULLS ORDER BY event_timestamp DESC LIMIT 1)[SAFE_OFFSET(0)] AS exit,
  COUNT(*) AS events,
  (MAX(event_timestamp) - MIN(event_timestamp)) / 1000000 AS seconds
FROM hits
WHERE session IS NOT NULL
GROUP BY session
ORDER BY events DESC
`,
}
