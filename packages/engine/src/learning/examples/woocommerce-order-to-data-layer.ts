export const woocommerceOrderToDataLayer = {
  fileName: 'purchase-hook.php',
  code: `<?php
// For functions.php of a child theme. Each order is pushed once.
add_action('woocommerce_thankyou', function (int $id): void {
    $order = wc_get_order($id);
    if (!$order || $order->get_meta('_pushed_to_data_layer')) {
        return;
    }
    $order->update_meta_data('_pushed_to_data_layer', '1');
    $order->save();

    $items = [];
    foreach ($order->get_items() as $line) {
        $product = $line->get_product();
        $items[] = [
            'item_id' => $product ? ($product->get_sku() ?: (string) $product->get_id()) : '',
            'item_name' => $line->get_name(),
            'price' => round((float) $order->get_item_total($line), 2),
            'quantity' => $line->get_quantity(),
        ];
    }
    $push = [
        'event' => 'purchase',
        'ecommerce' => [
            'transaction_id' => (string) $order->get_order_number(),
            'value' => round(array_sum(array_map(fn ($item) => $item['price'] * $item['quantity'], $items)), 2),
            'currency' => $order->get_currency(),
            'tax' => (float) $order->get_total_tax(),
            'shipping' => (float) $order->get_shipping_total(),
            'items' => $items,
        ],
    ];
    echo '<script>(window.dataLayer = window.dataLayer || []).push({ ecommerce: null }, ' . wp_json_encode($push, JSON_HEX_TAG | JSON_HEX_AMP) . ');</script>';
});
`,
}
