import type { ActInput, ContainerReview } from '@tagmason/domain'

/** Which file goes where, and in which of Google's modes. */
export type ImportChoice = NonNullable<ActInput<'containers.import'>>
export type ReviewedContainer = Extract<ContainerReview, { kind: 'container' }>

/** An export of a container takes the place of what is stored of it; any other file is merged so that nothing is lost. */
export const firstChoice = ({ upload, targets: [first] }: ReviewedContainer): ImportChoice => ({
  upload,
  into: first?.id ?? '',
  mode: first?.own === true ? 'overwrite' : 'mergeRenaming',
})
