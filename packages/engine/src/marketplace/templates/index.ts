import type { TemplateContent } from '@tagmason/domain'
import { b2bPipeline, consentFirst, leadFormKit } from './leads.ts'
import { returnsTracker, shopifyCheckout, subscriptionBox } from './shop.ts'
import { shopEssentials, shopEssentialsHistory } from './shopEssentials.ts'
import { churnSignals, productAnalytics, trialFunnel } from './software.ts'

/** The content of each template that the product brings along, by its id: the latest version. */
export const templateContents: Readonly<Record<string, TemplateContent>> = {
  'template-shop-essentials': shopEssentials,
  'template-lead-form-kit': leadFormKit,
  'template-trial-funnel': trialFunnel,
  'template-consent-first': consentFirst,
  'template-b2b-pipeline': b2bPipeline,
  'template-product-analytics': productAnalytics,
  'template-shopify-checkout': shopifyCheckout,
  'template-churn-signals': churnSignals,
  'template-returns-tracker': returnsTracker,
}

/** Every content that a row of the sample names by its hash: those of the templates, of the commits before them, and of the drafts. */
export const keptContents: readonly TemplateContent[] = [...Object.values(templateContents), ...Object.values(shopEssentialsHistory), subscriptionBox]

export { shopEssentialsHistory, subscriptionBox }
