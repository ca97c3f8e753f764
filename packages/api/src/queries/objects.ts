import { DEMO_OBJECT_KEY } from '@proverka/domain/property'
import { queryOptions } from '@tanstack/react-query'
import type { ApiPart } from '../client/client-types.ts'
import { DEMO_OBJECT_INFO } from '../contract/demo.ts'

/** The sample comes out of the bundle: no call is made, and no network is needed (OBJ-03). */
const demoInfo = { data: DEMO_OBJECT_INFO, jwt: undefined }

const networkOf = (key: string) => (key === DEMO_OBJECT_KEY ? 'always' : 'online')

export const objectQueries = {
  base: (api: ApiPart<'objects'>, key: string, linkId?: string) =>
    queryOptions({
      queryKey: ['object', key, linkId],
      queryFn: async ({ signal }) =>
        key === DEMO_OBJECT_KEY
          ? demoInfo
          : api.objects.getObject({ params: { id: key }, query: { ...(linkId && { id: linkId }) }, signal }),
      networkMode: networkOf(key),
    }),
  full: (api: ApiPart<'objects'>, key: string) =>
    queryOptions({
      queryKey: ['object-full', key],
      queryFn: async ({ signal }) =>
        key === DEMO_OBJECT_KEY
          ? demoInfo
          : api.objects.getObjectFull({ params: { id: key }, query: {}, signal }),
      networkMode: networkOf(key),
      retry: false,
    }),
  /** What the caller has bought about an object: the page itself is asked for before it is known who that is (OBJ-21). */
  purchases: (api: ApiPart<'objects'>, key: string) =>
    queryOptions({
      queryKey: ['object-purchases', key],
      queryFn: async ({ signal }) =>
        (await api.objects.getObject({ params: { id: key }, query: {}, signal })).data.products,
    }),
  /** The contour of an object or of its house. */
  contour: (api: ApiPart<'objects'>, key: string) =>
    queryOptions({
      queryKey: ['object-contour', key],
      queryFn: ({ signal }) => api.objects.getContour({ params: { id: key }, signal }),
    }),
  /** Flats of a house with their sales, floors and rooms. */
  houseDetails: (api: ApiPart<'objects'>, address: string) =>
    queryOptions({
      queryKey: ['house-details', address],
      queryFn: ({ signal }) => api.objects.getHouseDetailsWithFloors({ query: { address }, signal }),
      retry: false,
    }),
}
