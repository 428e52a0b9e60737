import { Plus, X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Segments } from '../Segments/Segments.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './RuleBuilder.css.ts'
import { RuleRow } from './RuleRow.tsx'
import { isGroup, type RuleAct, type RuleField, type RuleGroup } from './rules.ts'

interface GroupRowsProps {
  group: RuleGroup
  /** Its number in the outermost group, or nothing when it is that. */
  number: string
  fields: readonly RuleField[]
  problems: Readonly<Record<string, string>>
  flat: boolean
  blocked: string | false | undefined
  onAct(act: RuleAct): void
}

/** The rows of a group, whether all or any must hold, and how to add one. */
export function GroupRows(props: GroupRowsProps) {
  const { group, number, fields, problems, flat, blocked, onAct } = props
  const texts = useUiTexts().rules
  const inner = number !== ''
  const name = texts.group(number)
  const numberOf = (at: number) => (inner ? `${number}.${at + 1}` : String(at + 1))
  const joint = group.match === 'all' ? texts.and : texts.or
  // Of one condition, all and any are the same.
  const choosable = group.rules.length > 1
  return (
    <div role={inner ? 'group' : undefined} aria-label={inner ? name : undefined} data-inner={inner || undefined} className={css.group}>
      {choosable || inner ? (
        <Inline justify={choosable ? 'between' : 'end'}>
          {choosable ? (
            <Segments<RuleGroup['match']>
              label={inner ? `${name}: ${texts.match}` : texts.match}
              value={group.match}
              options={[
                { value: 'all', label: texts.all },
                { value: 'any', label: texts.any },
              ]}
              blocked={blocked}
              onChange={(match) => onAct({ do: 'match', in: group.id, match })}
            />
          ) : null}
          {inner ? <IconButton icon={X} label={texts.remove(name)} blocked={blocked} onPress={() => onAct({ do: 'remove', id: group.id })} /> : null}
        </Inline>
      ) : null}
      <div className={css.rows}>
        {group.rules.map((rule, at) => (
          <div key={rule.id} className={css.line}>
            <span aria-hidden className={css.joint}>
              {at === 0 ? texts.where : joint}
            </span>
            {isGroup(rule) ? (
              <GroupRows {...props} group={rule} number={numberOf(at)} />
            ) : (
              <RuleRow rule={rule} name={texts.condition(numberOf(at))} fields={fields} problem={problems[rule.id]} blocked={blocked} onAct={onAct} />
            )}
          </div>
        ))}
      </div>
      <div data-part="add">
        <Inline>
          <Button size="small" icon={Plus} blocked={blocked} onPress={() => onAct({ do: 'add', in: group.id, as: fields[0] })}>
            {texts.add}
          </Button>
          {inner || flat ? null : (
            <Button size="small" look="plain" icon={Plus} blocked={blocked} onPress={() => onAct({ do: 'addGroup', as: fields[0] })}>
              {texts.addGroup}
            </Button>
          )}
        </Inline>
      </div>
    </div>
  )
}
