import { type StoreFilter, shownTemplates, type Template, templateCategories, templateSorts } from '@tagmason/domain'
import { useNavigation, useQuery } from '../../navigation.tsx'

const views = ['grid', 'list'] as const
export type StoreViewKind = (typeof views)[number]

const oneOf = <Value extends string>(values: readonly Value[], value: string, initial: Value): Value => values.find((each) => each === value) ?? initial

/** What is looked for in the store and how it is laid out; all of it stands in the address. Unknown words of an address count as none. */
export function useStoreView() {
  const { path, go } = useNavigation()
  const [search, setSearch] = useQuery('q')
  const [category, setCategory] = useQuery('category', 'all')
  const [sort, setSort] = useQuery('sort', 'popular')
  const [view, setView] = useQuery('view', 'grid')
  const filter: StoreFilter = {
    search,
    category: oneOf([...templateCategories, 'all'], category, 'all'),
    sort: oneOf(templateSorts, sort, 'popular'),
  }
  return {
    filter,
    view: oneOf(views, view, 'grid'),
    setSearch,
    setCategory,
    setSort,
    setView,
    clear: () => go(path, { replace: true }),
    found: <Row extends Template>(rows: readonly Row[]) => shownTemplates(rows, filter),
  }
}
export type StoreView = ReturnType<typeof useStoreView>
