import { routeByName, routeHeading } from '@proverka/domain/navigation'
import { expect, it } from 'vitest'
import { landingRoutes } from './landing-routes.ts'

it.each(landingRoutes.map((route) => [route.route, route] as const))(
  '%s: a content file is a landing page of the route table, under the heading of its route',
  async (name, { load, sources, html }) => {
    expect(routeByName(name).layout).toBe('landing')
    expect(routeHeading(name)).not.toBe('')
    expect(sources).toContain(`landing/content/${name}.ts`)
    expect(html).toBe('page')
    const { Component } = await load()
    expect(Component).toBeTypeOf('function')
  },
)

it('the pages of the content folder are all there', () => {
  expect(landingRoutes.map(({ route }) => route)).toContain('proverka-fssp')
})
