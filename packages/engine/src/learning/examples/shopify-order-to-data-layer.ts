export const shopifyOrderToDataLayer = {
  fileName: 'purchase.liquid',
  code: `{% comment %} For the additional scripts of the thank-you page. It is shown again with each look at the order, so it counts the first time only. {% endcomment %}
{% if first_time_accessed %}
<script>
  window.dataLayer = window.dataLayer || [];
  window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push({
    event: 'purchase',
    ecommerce: {
      transaction_id: {{ order.name | json }},
      value: {{ checkout.subtotal_price | divided_by: 100.0 }},
      currency: {{ checkout.currency | json }},
      tax: {{ checkout.tax_price | divided_by: 100.0 }},
      shipping: {{ checkout.shipping_price | divided_by: 100.0 }},
      items: [
        {% for line in checkout.line_items %}
        {
          item_id: {{ line.sku | json }},
          item_name: {{ line.product.title | json }},
          item_variant: {{ line.variant.title | json }},
          price: {{ line.final_price | divided_by: 100.0 }},
          quantity: {{ line.quantity }}
        }{% unless forloop.last %},{% endunless %}
        {% endfor %}
      ]
    }
  });
</script>
{% endif %}
`,
}
