import { compareTwoContainers } from './compare-two-containers.ts'
import { consentDefaultAndUpdate } from './consent-default-and-update.ts'
import { formWithoutPersonalData } from './form-without-personal-data.ts'
import { funnelInBigquery } from './funnel-in-bigquery.ts'
import { nextJsSnippets } from './next-js-snippets.ts'
import { ordersWithoutDuplicates } from './orders-without-duplicates.ts'
import { outboundLinks } from './outbound-links.ts'
import { purchaseWithItems } from './purchase-with-items.ts'
import { pushAnEvent } from './push-an-event.ts'
import { queryEventsWithCurl } from './query-events-with-curl.ts'
import { reactPageViews } from './react-page-views.ts'
import { scrollDepth } from './scroll-depth.ts'
import { sendEventsFromGo } from './send-events-from-go.ts'
import { sendEventsFromNode } from './send-events-from-node.ts'
import { sendEventsFromPhp } from './send-events-from-php.ts'
import { sendEventsFromPython } from './send-events-from-python.ts'
import { sessionsInBigquery } from './sessions-in-bigquery.ts'
import { shopifyOrderToDataLayer } from './shopify-order-to-data-layer.ts'
import { typedDataLayer } from './typed-data-layer.ts'
import { validateAContainerInAPipeline } from './validate-a-container-in-a-pipeline.ts'
import { verifyAWebhookInNode } from './verify-a-webhook-in-node.ts'
import { verifyAWebhookInPython } from './verify-a-webhook-in-python.ts'
import { videoProgress } from './video-progress.ts'
import { vuePageViews } from './vue-page-views.ts'
import { woocommerceOrderToDataLayer } from './woocommerce-order-to-data-layer.ts'

/** The files of the code examples, by id. */
export const exampleFiles: Readonly<Record<string, { fileName: string; code: string }>> = {
  'push-an-event': pushAnEvent,
  'consent-default-and-update': consentDefaultAndUpdate,
  'purchase-with-items': purchaseWithItems,
  'typed-data-layer': typedDataLayer,
  'react-page-views': reactPageViews,
  'vue-page-views': vuePageViews,
  'next-js-snippets': nextJsSnippets,
  'form-without-personal-data': formWithoutPersonalData,
  'scroll-depth': scrollDepth,
  'video-progress': videoProgress,
  'outbound-links': outboundLinks,
  'send-events-from-node': sendEventsFromNode,
  'send-events-from-python': sendEventsFromPython,
  'send-events-from-php': sendEventsFromPhp,
  'send-events-from-go': sendEventsFromGo,
  'verify-a-webhook-in-node': verifyAWebhookInNode,
  'verify-a-webhook-in-python': verifyAWebhookInPython,
  'query-events-with-curl': queryEventsWithCurl,
  'validate-a-container-in-a-pipeline': validateAContainerInAPipeline,
  'compare-two-containers': compareTwoContainers,
  'sessions-in-bigquery': sessionsInBigquery,
  'funnel-in-bigquery': funnelInBigquery,
  'orders-without-duplicates': ordersWithoutDuplicates,
  'shopify-order-to-data-layer': shopifyOrderToDataLayer,
  'woocommerce-order-to-data-layer': woocommerceOrderToDataLayer,
}
