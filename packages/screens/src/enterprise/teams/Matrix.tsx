import { comesWith, type CountedRole, type Permission, permissions } from '@tagmason/domain'
import { Button, Checkbox, DataTable, Inline, Section, Stack, type TableColumn, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { teamsText } from './texts.ts'
import { useActWords } from './useActWords.ts'
import { useMatrix } from './useMatrix.ts'
import { useRoleWords } from './useRoleWords.ts'

interface PermissionRow {
  id: Permission
}
const rows: PermissionRow[] = permissions.map((id) => ({ id }))

/** Permissions against roles: each crossing can be ticked, and all changes are kept together. */
export function Matrix({ roles }: { roles: readonly CountedRole[] }) {
  const text = useText(teamsText)
  const { roleName, permissionName } = useRoleWords()
  const { dirty, holds, set, save, discard, busy, blocked } = useMatrix(roles)
  // Last, because it can suspend: what it waits for must not come between the others.
  const allows = useActWords()
  const name = ({ id }: PermissionRow) => permissionName(id)
  const keeps = ({ base, custom }: CountedRole, permission: Permission) =>
    comesWith(base, permission) ? text.comesWith : !custom && base === 'admin' && text.adminKeeps
  const columns: TableColumn<PermissionRow>[] = [
    {
      id: 'permission',
      head: text.permission,
      cell: (row) => (
        <Stack gap="none">
          <Text weight="medium">{name(row)}</Text>
          <Text size="small" tone="muted">
            {allows(row.id)}
          </Text>
        </Stack>
      ),
    },
    ...roles.map((role) => ({
      id: role.id,
      head: roleName(role),
      cell: ({ id }: PermissionRow) => (
        <Checkbox
          labelHidden
          label={text.cell(roleName(role), permissionName(id))}
          checked={holds(role, id) || comesWith(role.base, id)}
          blocked={blocked || keeps(role, id)}
          onChange={(on) => set(role, id, on)}
        />
      ),
    })),
  ]
  return (
    <Section
      title={text.matrix}
      detail={text.matrixDetail}
      actions={
        dirty && (
          <Inline gap="xs">
            <Button onPress={discard}>{text.discard}</Button>
            <Button tone="accent" busy={busy} onPress={() => void save()}>
              {text.saveChanges}
            </Button>
          </Inline>
        )
      }
    >
      <DataTable<PermissionRow> label={text.matrix} rows={rows} columns={columns} rowName={name} />
    </Section>
  )
}
