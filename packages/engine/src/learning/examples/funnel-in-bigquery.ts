export const funnelInBigquery = {
  fileName: 'funnel.sql',
  code: `-- How many people took each step after the one before, within one day of the first.
WITH steps AS (
  SELECT
    user_pseudo_id AS person,
    MIN(IF(event_name = 'view_item', event_timestamp, NULL)) AS viewed
  FROM \`project.analytics_123456789.events_*\`
  WHERE _TABLE_SUFFIX BETWEEN '20240101' AND '20240121'
  GROUP BY person
),
later AS (
  SELECT
    person,
    viewed,
    MIN(IF(event_name = 'add_to_cart', event_timestamp, NULL)) AS added,
    MAX(IF(event_name = 'begin_checkout', event_timestamp, NULL)) AS began,
    MAX(IF(event_name = 'purchase', event_timestamp, NULL)) AS bought
  FROM steps
  JOIN \`project.analytics_123456789.events_*\` AS event
    ON event.user_pseudo_id = person
    AND event.event_timestamp BETWEEN viewed AND viewed + 86400000000
  WHERE _TABLE_SUFFIX BETWEEN '20240101' AND '20240122'
  GROUP BY person, viewed
)
SELECT
  COUNT(viewed) AS viewed,
  COUNTIF(added > viewed) AS added,
  COUNTIF(began > added AND added > viewed) AS began,
  COUNTIF(bought > began AND began > added AND added > viewed) AS bought
FROM later
`,
}
