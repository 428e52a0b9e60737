export const typedDataLayer = {
  fileName: 'data-layer.ts',
  code: `/** The events of the plan. A name or parameter that is not here does not compile. */
interface Events {
  sign_up: { method: 'email' | 'google' }
  generate_lead: { form_name: string; value?: number; currency?: string }
  download_brochure: { file_name: string }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The only function of the site that knows the data layer. */
export function track<Name extends keyof Events>(event: Name, parameters: Events[Name]): void {
  ;(window.dataLayer ??= []).push({ event, ...parameters })
}

track('sign_up', { method: 'email' })
`,
}
