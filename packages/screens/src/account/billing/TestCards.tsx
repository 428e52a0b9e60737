import { type TestCard, testCards } from '@tagmason/domain'
import { Alert, Radios } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { billingText } from './texts.ts'

/** Where no payment provider is connected, a card is chosen that pays or is declined. */
export function TestCards({ card, onChoose }: { card: TestCard; onChoose(card: TestCard): void }) {
  const text = useText(billingText)
  return (
    <>
      <Alert title={text.noMoney} detail={text.noMoneyDetail} />
      <Radios label={text.card} value={card} options={testCards.map((value) => ({ value, label: text.cards[value] }))} onChange={(value) => onChoose(value)} />
    </>
  )
}
