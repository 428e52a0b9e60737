export const ordersWithoutDuplicates = {
  fileName: 'orders.sql',
  code: `-- Orders of a month without duplicates: the first purchase of each transaction ID counts.
SELECT
  DATE(TIMESTAMP_MICROS(event_timestamp), 'Europe/Madrid') AS day,
  COUNT(*) AS orders,
  ROUND(SUM(ecommerce.purchase_revenue), 2) AS revenue
FROM (
  SELECT event_timestamp, ecommerce
  FROM \`project.analytics_123456789.events_*\`
  WHERE _TABLE_SUFFIX BETWEEN '20231201' AND '20231231'
    AND event_name = 'purchase'
    AND ecommerce.transaction_id IS NOT NULL
  QUALIFY ROW_NUMBER() OVER (PARTITION BY ecommerce.transaction_id ORDER BY event_timestamp) = 1
)
GROUP BY day
ORDER BY day
`,
}
