import type { VersionCause } from '@tagmason/domain'
import type { ContainerText } from './text.ts'

/** Why there is a version, in words. */
export function causeWords(cause: VersionCause, { versions: text, audit }: ContainerText): string {
  const { causes } = text
  switch (cause.kind) {
    case 'kept':
      return causes.kept(cause.fileName)
    case 'import':
      return causes.import(cause.fileName, text.modes[cause.mode])
    case 'published':
      return causes.published(cause.version)
    case 'fix':
      return causes.fix(audit.fixes(cause.fixes), cause.rules.join(', '))
    case 'rollback':
      return causes.rollback(cause.to)
    case 'deploy':
      return causes.deploy(text.tags(cause.tags))
    case 'issue':
      return causes.issue
    case 'draft':
      return causes.draft(cause.title, cause.by)
  }
}
