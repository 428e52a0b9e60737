import { audiences } from '@tagmason/domain'
import { Radios, Select, Stack, SwitchRow, TagField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { isShort, SharePassword } from './SharePassword.tsx'
import { shareText } from './texts.ts'
import { keyOf, type useShareDraft } from './useShareDraft.ts'
import { ValidityFields } from './ValidityFields.tsx'

/** What is shared, with whom, how, for how long and behind which password. */
export function NewShareFields({ draft, tried }: { draft: ReturnType<typeof useShareDraft>; tried: boolean }) {
  const text = useText(shareText)
  return (
    <Stack gap="m">
      <Select
        label={text.target}
        required
        value={draft.chosen}
        error={tried && draft.chosen === '' && text.targetMissing}
        groups={draft.targets
          .filter(({ of }) => of.length > 0)
          .map(({ kind, of }) => ({ label: text.kinds[kind], options: of.map((each) => ({ value: keyOf(each), label: each.name })) }))}
        onChange={draft.setTarget}
      />
      <Radios
        label={text.audience}
        value={draft.audience}
        options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
        onChange={(value) => draft.setAudience(value)}
      />
      {draft.audience === 'people' && (
        <TagField
          label={text.people}
          hint={text.peopleHint}
          required
          entries={draft.people}
          error={draft.wrong === undefined ? tried && draft.nobody && text.peopleMissing : text.peopleWrong(draft.wrong)}
          onChange={draft.setPeople}
        />
      )}
      <Select
        label={text.access}
        value={draft.access}
        options={draft.offered.map((value) => ({ value, label: text.accessTypes[value] }))}
        onChange={(value) => draft.setAccess(value)}
      />
      <ValidityFields validity={draft.validity} tried={tried} />
      <SharePassword value={draft.password} error={tried && isShort(draft.password) && text.passwordShort} onChange={draft.setPassword} />
      {draft.mayEmbed && <SwitchRow title={text.embed} detail={text.embedDetail} on={draft.embed} onSwitch={draft.setEmbed} />}
    </Stack>
  )
}
