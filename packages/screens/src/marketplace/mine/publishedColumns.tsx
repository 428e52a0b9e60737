import type { OwnTemplate } from '@tagmason/domain'
import { Badge, Money, Num, Rating, statusTone, Time, type TableColumn } from '@tagmason/ui'
import { Price } from '../Price.tsx'
import type { MarketplaceText } from '../text.ts'
import type { MineText } from './text.ts'

/** Name, category, price, rating, downloads, revenue, status and last update, each of which the table can be ordered by. */
export const publishedColumns = (
  text: MineText['table'],
  statuses: MineText['statuses'],
  { categories, notRated }: Pick<MarketplaceText, 'categories' | 'notRated'>,
  now: string,
): TableColumn<OwnTemplate>[] => [
  { id: 'name', head: text.name, cell: (row) => row.name, sort: (row) => row.name },
  { id: 'category', head: text.category, cell: (row) => categories[row.category], sort: (row) => categories[row.category] },
  { id: 'status', head: text.status, cell: (row) => <Badge tone={statusTone(row.status)}>{statuses[row.status]}</Badge>, sort: (row) => row.status },
  {
    id: 'rating',
    head: text.rating,
    cell: (row) => <Rating value={row.reviews === 0 ? null : row.rating} missing={notRated} size="small" />,
    sort: (row) => row.rating,
  },
  { id: 'price', head: text.price, align: 'end', cell: (row) => <Price dollars={row.price} />, sort: (row) => row.price },
  { id: 'downloads', head: text.downloads, align: 'end', cell: (row) => <Num value={row.downloads} />, sort: (row) => row.downloads },
  { id: 'revenue', head: text.revenue, align: 'end', cell: (row) => <Money minor={row.revenueCents} short />, sort: (row) => row.revenueCents },
  { id: 'updated', head: text.updated, align: 'end', cell: (row) => <Time at={row.lastUpdated} show="relative" now={now} />, sort: (row) => row.lastUpdated },
]
