import { type ShareRow, builtInReports } from '@tagmason/domain'
import type { ShareText } from './text.ts'

/** What a share is called: a report that every project has goes by its name in one's own language. */
export const shareName = ({ name, target: { kind, id } }: Pick<ShareRow, 'name' | 'target'>, { quickReports }: ShareText): string =>
  kind === 'builtIn' && builtInReports[id as keyof typeof builtInReports]?.name === name ? (quickReports[id as keyof typeof quickReports] ?? name) : name
