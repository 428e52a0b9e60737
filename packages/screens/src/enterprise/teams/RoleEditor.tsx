import { basePermissions, comesWith, type CountedRole, type Permission, permissions, sameName } from '@tagmason/domain'
import { Button, Checks, Drawer, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { beginRole } from './roleDraft.ts'
import { teamsText } from './texts.ts'
import { useRoleWords } from './useRoleWords.ts'

const bases = ['viewer', 'analyst', 'editor', 'admin'] as const

/** Changes a role, or makes a new one out of a built-in one; closed while `role` is null. */
export function RoleEditor({ role, onClose }: { role: CountedRole | 'new' | null; onClose(): void }) {
  const text = useText(teamsText)
  const words = useText(peopleText)
  const { roleName, permissionName } = useRoleWords()
  const rows = useRead('roles.list')
  const create = useAct('roles.create')
  const change = useAct('roles.change')
  const [shown, setShown] = useState(role)
  const [draft, setDraft] = useState(() => beginRole(role))
  const [tried, setTried] = useState(false)
  useOnOpen(role !== null, () => {
    setShown(role)
    setDraft(beginRole(role))
    setTried(false)
  })
  const before = shown === 'new' || shown === null ? null : shown
  const { name, description, base, held } = draft
  const own = before?.custom !== false
  const taken = rows.some((row) => row.id !== before?.id && sameName(row.name, name)) || sameName(name, 'owner')
  const wrongName = name.trim() === '' ? text.nameMissing : taken && text.nameTaken
  const keeps = (permission: Permission) => (comesWith(base, permission) ? text.comesWith : !own && base === 'admin' && text.adminKeeps)
  const save = async () => {
    setTried(true)
    if (wrongName !== false || description.trim() === '') return
    const fields = { name, description, permissions: held }
    const done = before === null ? await create.run({ ...fields, base }) : await change.run({ ...fields, id: before.id })
    if (done === undefined) return
    toast.success(before === null ? text.roleCreated : text.roleSaved, { detail: name.trim() })
    onClose()
  }
  return (
    <Drawer
      open={role !== null}
      onClose={onClose}
      title={before === null ? text.createRole : words.title(text.editRole, roleName(before))}
      busy={create.busy || change.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy || change.busy} blocked={create.blocked}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <TextField
          required
          label={text.roleName}
          limit={40}
          value={own ? name : roleName({ name, base, custom: false })}
          blocked={!own && text.builtInName}
          error={tried && own && wrongName}
          onChange={(next) => setDraft({ ...draft, name: next })}
        />
        <TextField
          required
          label={text.roleDescription}
          limit={200}
          value={description}
          error={tried && description.trim() === '' && text.descriptionMissing}
          onChange={(next) => setDraft({ ...draft, description: next })}
        />
        {before === null && (
          <Select
            label={text.base}
            hint={text.baseHint}
            value={base}
            options={bases.map((value) => ({ value, label: words.roles[value] ?? value, detail: words.roleDetails[value] }))}
            onChange={(next) => setDraft({ ...draft, base: next, held: [...basePermissions[next]] })}
          />
        )}
        <Checks
          label={text.permissions}
          value={permissions.filter((permission) => held.includes(permission) || comesWith(base, permission))}
          options={permissions.map((value) => ({
            value,
            label: permissionName(value),
            blocked: keeps(value),
          }))}
          onChange={(next) => setDraft({ ...draft, held: next.filter((permission) => !comesWith(base, permission)) })}
        />
      </Stack>
    </Drawer>
  )
}
