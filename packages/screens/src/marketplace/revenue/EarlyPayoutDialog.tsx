import { Alert, Bullets, Button, Dialog, Facts, formatMoney, Money, Select, Stack, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead, useSpace } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { revenueText } from './texts.ts'

export interface EarlyPayoutDialogProps {
  open: boolean
  busy: boolean
  methodId: string
  onMethod(id: string): void
  onSubmit(): void
  onSettings(): void
  onClose(): void
}

/** How much would be paid and where to, or why nothing can be. */
export function EarlyPayoutDialog({ open, busy, methodId, onMethod, onSubmit, onSettings, onClose }: EarlyPayoutDialogProps) {
  const words = useText(marketplaceText)
  const { request: text, kinds } = useText(revenueText)
  const locale = useLocale()
  const byHand = useSpace() === 'real'
  const { availableCents, methods, obstacles, settings } = useRead('revenue.overview')
  const minimum = formatMoney(settings.minimumPayout * 100, { short: true }, locale)
  const possible = obstacles.length === 0
  const inSettings = obstacles.some((each) => each !== 'pending')
  const toSettings = () => {
    onClose()
    onSettings()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={text.action}
      detail={text.detail}
      busy={busy}
      onSubmit={() => possible && onSubmit()}
      actions={
        <>
          <Button onPress={onClose}>{possible ? words.cancel : words.close}</Button>
          {possible && (
            <Button type="submit" tone="accent" look="solid" busy={busy}>
              {text.submit}
            </Button>
          )}
          {!possible && inSettings && (
            <Button tone="accent" look="solid" onPress={toSettings}>
              {text.toSettings}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        <Facts items={[{ term: text.available, value: <Money minor={availableCents} /> }]} />
        {!possible && (
          <Alert
            tone="caution"
            title={text.blocked}
            detail={<Bullets label={text.reasons} items={obstacles.map((obstacle) => text.obstacles[obstacle](minimum))} />}
          />
        )}
        {possible && (
          <Select
            label={text.to}
            value={methodId}
            options={methods.map(({ id, kind, provider, masked }) => ({ value: id, label: provider ?? kinds[kind], detail: masked }))}
            onChange={onMethod}
          />
        )}
        {possible && byHand && <Alert title={text.byHand} detail={text.byHandDetail} />}
      </Stack>
    </Dialog>
  )
}
