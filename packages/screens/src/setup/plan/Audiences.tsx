import type { PlannedAudience } from '@tagmason/domain'
import { Bullets, Card, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

export function Audiences({ audiences, nameOf }: { audiences: readonly PlannedAudience[]; nameOf(id: string): string }) {
  const text = useText(setupText).plan
  const { locale } = useLocale()
  if (audiences.length === 0) return null
  const list = (ids: readonly string[]) => new Intl.ListFormat(locale).format(ids.map(nameOf))
  return (
    <Card level={3} title={text.audiences}>
      <Bullets label={text.audiences} items={audiences.map(({ includes, excludes, days }) => text.audience(list(includes), list(excludes), days))} />
    </Card>
  )
}
