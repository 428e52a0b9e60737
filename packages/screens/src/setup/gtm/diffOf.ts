import type { ContainerChange } from '@tagmason/domain'

/** A change of a container as a difference to draw, under the heading of its kind. */
export const diffOf = ({ kind, entity, name, before, after }: ContainerChange, entities: Record<ContainerChange['entity'], string>) => ({
  kind: kind === 'same' ? ('changed' as const) : kind,
  title: name,
  group: entities[entity],
  ...(before === '' ? {} : { before }),
  ...(after === '' ? {} : { after }),
})
