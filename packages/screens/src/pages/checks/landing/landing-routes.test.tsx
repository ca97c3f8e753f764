import { routeByName, routeHeading } from '@proverka/domain/navigation'
import { expect, it } from 'vitest'
import { landingDocuments } from './landing-documents.ts'
import { landingRoutes } from './landing-routes.ts'

it.each(landingRoutes.map((route) => [route.route, route] as const))(
  '%s: a content file is a landing page of the route table, under the heading of its route',
  async (name, { load }) => {
    expect(routeByName(name).layout).toBe('landing')
    expect(routeHeading(name)).not.toBe('')
    expect(landingDocuments[name]).toMatchObject({ html: 'page' })
    expect(landingDocuments[name]?.sources).toContain(`pages/checks/landing/content/${name}.ts`)
    const { Component } = await load()
    expect(Component).toBeTypeOf('function')
  },
)

it('the pages of the content folder are all there', () => {
  expect(landingRoutes.map(({ route }) => route)).toContain('proverka-fssp')
})
