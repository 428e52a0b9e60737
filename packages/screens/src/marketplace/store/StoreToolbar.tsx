import { templateCategories, templateSorts } from '@tagmason/domain'
import { IconButton, SearchField, Select, Toolbar } from '@tagmason/ui'
import { ArrowDownUp, LayoutGrid, List } from 'lucide-react'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'
import type { StoreView } from './useStoreView.ts'

const every = 'all'

/** Narrows, orders and lays out what the store shows. */
export function StoreToolbar({ filter, view, setSearch, setCategory, setSort, setView }: StoreView) {
  const text = useText(storeText)
  const { categories } = useText(marketplaceText)
  return (
    <Toolbar
      label={text.find}
      end={
        <>
          <IconButton
            icon={LayoutGrid}
            label={text.grid}
            look={view === 'grid' ? 'quiet' : 'plain'}
            pressed={view === 'grid'}
            onPress={() => setView('grid')}
          />
          <IconButton icon={List} label={text.list} look={view === 'list' ? 'quiet' : 'plain'} pressed={view === 'list'} onPress={() => setView('list')} />
        </>
      }
    >
      <SearchField label={text.search} placeholder={text.placeholder} value={filter.search} onChange={setSearch} />
      <Select
        labelHidden
        label={text.category}
        value={filter.category}
        options={[{ value: every, label: text.everyCategory }, ...templateCategories.map((value) => ({ value, label: categories[value] }))]}
        onChange={setCategory}
      />
      <Select
        labelHidden
        label={text.sort}
        icon={ArrowDownUp}
        value={filter.sort}
        options={templateSorts.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={setSort}
      />
    </Toolbar>
  )
}
