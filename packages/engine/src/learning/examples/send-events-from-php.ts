export const sendEventsFromPhp = {
  fileName: 'send-purchase.php',
  code: `<?php
declare(strict_types=1);

/** Called when the payment is confirmed. The client ID is that of the cookie _ga, kept with the order. */
function send_purchase(string $clientId, array $order): bool
{
    $items = array_map(
        fn (array $line) => [
            'item_id' => $line['sku'],
            'item_name' => $line['name'],
            'price' => (float) $line['price'],
            'quantity' => (int) $line['quantity'],
        ],
        $order['lines']
    );
    $value = array_sum(array_map(fn (array $item) => $item['price'] * $item['quantity'], $items));
    $body = json_encode([
        'client_id' => $clientId,
        'events' => [[
            'name' => 'purchase',
            'params' => [
                'transaction_id' => $order['id'],
                'currency' => $order['currency'],
                'value' => round($value, 2),
                'session_id' => $order['session_id'],
                'engagement_time_msec' => 1,
                'items' => $items,
            ],
        ]],
    ], JSON_THROW_ON_ERROR);
    $query = http_build_query(['measurement_id' => 'G-AB12CD34EF', 'api_secret' => getenv('GA4_SECRET')]);
    $context = stream_context_create(['http' => ['method' => 'POST', 'content' => $body, 'timeout' => 5]]);

    return file_get_contents("https://www.google-analytics.com/mp/collect?$query", false, $context) !== false;
}
`,
}
