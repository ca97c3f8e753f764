import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: ({ signal }) => api.admin.listBanners({ signal }),
})
export const bannerChangesQuery = queryOptions({
  queryKey: ['banners', 'changes'],
  queryFn: ({ signal }) => api.admin.listBannerChanges({ query: { limit: '20' }, signal }),
})

export type Banner = Awaited<ReturnType<typeof api.admin.listBanners>>['banners'][number]
export type BannerSite = Awaited<ReturnType<typeof api.admin.listBanners>>['sites'][number]
export type BannerChange = Awaited<ReturnType<typeof api.admin.listBannerChanges>>['changes'][number]

/** What a banner says and when. */
export type BannerContent = NonNullable<BannerChange['after']>
