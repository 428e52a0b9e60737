import { Empty, Heading, LinkButton, PageFrame } from '@tagmason/ui'
import { House, LifeBuoy, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../language.ts'
import { useArrival, useNavigation } from '../navigation.tsx'
import { shellText } from './texts.ts'

/** An address that leads nowhere. The attempted path is logged, so that dead links can be found. */
export function NotFound() {
  const text = useText(shellText)
  const { path } = useNavigation()
  const heading = useArrival()
  useEffect(() => {
    console.error(`404: there is no page at ${path}`)
    document.title = `${text.notFoundCode} · ${text.product}`
  }, [path, text.notFoundCode, text.product])
  return (
    <PageFrame
      heading={
        <Heading level={1} focusable ref={heading}>
          {text.notFoundCode}
        </Heading>
      }
    >
      <Empty
        icon={SearchX}
        title={text.notFound}
        detail={text.notFoundDetail}
        actions={
          <>
            <LinkButton href="/" icon={House}>
              {text.home}
            </LinkButton>
            <LinkButton href="/learning/help" icon={LifeBuoy} look="plain">
              {text.titles['/learning/help']}
            </LinkButton>
          </>
        }
      />
    </PageFrame>
  )
}
