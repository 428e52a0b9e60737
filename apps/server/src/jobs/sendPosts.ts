import { type Ports, type RecordStore, settlePost, takePosts } from '@tagmason/engine'

/** Posts the messages of an account's alerts to their chats and text-message providers, one after another. One that was posted and not written down is posted again. */
export async function sendPosts(
  store: RecordStore,
  ports: Pick<Ports, 'now'>,
  send: NonNullable<Ports['outgoing']>['send'],
  stopped: () => boolean,
): Promise<void> {
  for (const { id, url, body } of await takePosts(store, ports)) {
    if (stopped()) return
    const { status } = await send({ url, headers: { 'Content-Type': 'application/json' }, body })
    await settlePost(store, ports, id, status)
  }
}
