import { Stack, Text } from '@tagmason/ui'

/** What somebody has written, line by line; lines with nothing in them are left out. */
export function Lines({ words }: { words: string }) {
  return (
    <Stack gap="xs">
      {words
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, place) => (
          <Text key={place} measure tone="neutral">
            {line}
          </Text>
        ))}
    </Stack>
  )
}
