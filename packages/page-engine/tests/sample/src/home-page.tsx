import { BelowFold, StaticIsland } from '@proverka/page-engine/react'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { readAnswer, useAnswer } from './answers.ts'
import './home.css'

const loadDrawing = async () => (await import('./drawing.tsx')).Drawing
const drawing = import.meta.env.SSR ? await loadDrawing() : undefined

export const loader = (args: LoaderFunctionArgs) => readAnswer(args, '/api/reads')

export function Component() {
  const [count, setCount] = useState(0)
  const { reads } = useAnswer('/api/reads') as { readonly reads: number }
  return (
    <>
      <title>Home</title>
      <h1 className="home">Read {reads} times</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
      <output>{count}</output>
      <BelowFold>
        <StaticIsland Content={drawing} load={loadDrawing} />
      </BelowFold>
    </>
  )
}
