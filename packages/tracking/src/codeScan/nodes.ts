/** A node of the syntax tree: ESTree, with what TypeScript and JSX add. */
export interface Node {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number } }
  readonly [key: string]: unknown
}

/** The nodes right below a node. */
export function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) yield each
    } else if (isNode(value)) yield value
  }
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

export const isFunction = (node: unknown): node is FunctionNode => isNode(node) && functionTypes.has(node.type)

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

interface FunctionNode extends Node {
  readonly params: readonly Node[]
}

/** A node and everything below it, outer ones first. */
export function* nodesIn(node: Node): Generator<Node> {
  const stack = [node]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    yield next
    stack.push(...[...childrenOf(next)].toReversed())
  }
}
