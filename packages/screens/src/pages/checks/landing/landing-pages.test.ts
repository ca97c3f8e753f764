import { routeByName, routeHeading } from '@proverka/domain/navigation'
import { expect, it } from 'vitest'
import { landingsOf, landingsOfBoth } from './landing-pages.ts'

it.each([...landingsOfBoth, ...landingsOf('realty'), ...landingsOf('fiz')].map((page) => [page.name, page]))(
  '%s: a content file is a landing page of the route table, under the heading of its route',
  async (name, { load }) => {
    expect(routeByName(name).layout).toBe('landing')
    expect(routeHeading(name)).not.toBe('')
    const { Component } = await load()
    expect(Component).toBeTypeOf('function')
  },
)
