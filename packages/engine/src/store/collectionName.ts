import type { Collections } from '@tagmason/domain'

export type CollectionName = keyof Collections
