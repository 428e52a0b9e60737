import { Popover, Skeleton } from '@tagmason/ui'
import { Info } from 'lucide-react'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { LeftOut, type LeftOutProps } from './LeftOut.tsx'
import { countedText } from './texts.ts'

/** Beside words that say how much was left out: by which rules. */
export function LeftOutPopover(props: LeftOutProps) {
  const { byRule } = useText(countedText)
  return (
    <Popover icon={Info} size="small" label={byRule} title={byRule} padded>
      {() => (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <LeftOut {...props} />
          </Suspense>
        </Guard>
      )}
    </Popover>
  )
}
