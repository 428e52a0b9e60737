import { Button, Empty, LinkButton, Stack } from '@tagmason/ui'
import { SearchX, Store } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { DetailsDrawer } from './DetailsDrawer.tsx'
import { Shelf } from './Shelf.tsx'
import { StoreToolbar } from './StoreToolbar.tsx'
import { storeText } from './texts.ts'
import { useStoreView } from './useStoreView.ts'

/** As many templates as stand on a page. */
const onAPage = 12

/** Ready measurement to take over: searched, sorted, bought, downloaded and installed. */
export function TemplateStore() {
  const text = useText(storeText)
  const { rows } = useRead('store.list')
  const store = useStoreView()
  const found = store.found(rows)
  const featured = found.filter((template) => template.featured)
  const { shown, pager } = usePages(text.all, found, onAPage)
  if (rows.length === 0)
    return <Empty icon={Store} title={text.none} detail={text.noneDetail} actions={<LinkButton href="/marketplace/my-templates">{text.publish}</LinkButton>} />
  return (
    <Stack gap="l">
      <StoreToolbar {...store} />
      {found.length === 0 && (
        <Empty icon={SearchX} title={text.noMatch} detail={text.noMatchDetail} actions={<Button onPress={store.clear}>{text.clear}</Button>} />
      )}
      {featured.length > 0 && <Shelf title={text.featured} templates={featured} view={store.view} featured />}
      {found.length > 0 && <Shelf title={text.all} templates={shown} view={store.view} />}
      {pager}
      <DetailsDrawer />
    </Stack>
  )
}
