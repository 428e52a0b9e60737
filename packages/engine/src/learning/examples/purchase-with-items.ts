export const purchaseWithItems = {
  fileName: 'purchase.js',
  code: `/** Pushes an order once, also when the page is loaded again. Prices are what one piece costs after its discount. */
function trackPurchase(order) {
  const mark = \`purchase:\${order.id}\`
  if (sessionStorage.getItem(mark) !== null) return
  sessionStorage.setItem(mark, 'sent')

  const cents = order.lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
  window.dataLayer = window.dataLayer || []
  window.dataLayer.push({ ecommerce: null })
  window.dataLayer.push({
    event: 'purchase',
    ecommerce: {
      transaction_id: order.id,
      value: cents / 100,
      currency: order.currency,
      tax: order.tax,
      shipping: order.shipping,
      items: order.lines.map((line, index) => ({
        item_id: line.sku,
        item_name: line.name,
        price: line.price,
        quantity: line.quantity,
        index,
      })),
    },
  })
}
`,
}
