import type { Sentence } from '@tagmason/tracking'
import { type EngineCode, say } from '../sentences/say.ts'

/** What the templates of reports are called and good for, by their id. */
export const templateWords: Readonly<Record<string, { readonly name: Sentence<EngineCode>; readonly description: Sentence<EngineCode> }>> = {
  'report-template-1': { name: say('reports.template.acquisition.name'), description: say('reports.template.acquisition.description') },
  'report-template-2': { name: say('reports.template.sales.name'), description: say('reports.template.sales.description') },
  'report-template-3': { name: say('reports.template.content.name'), description: say('reports.template.content.description') },
  'report-template-4': { name: say('reports.template.funnel.name'), description: say('reports.template.funnel.description') },
}
