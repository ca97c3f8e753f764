import * as v from 'valibot'

const degree = (most: number) =>
  v.pipe(v.number(), v.minValue(-most, `градусы до ${most}`), v.maxValue(most, `градусы до ${most}`))

/** Zones of local coordinate systems (МСК), whose parameters the operator answers for. */
export const zonesFileSchema = v.array(
  v.object({
    /** As files of the cadastre name it: «МСК-50, зона 2», or the id in their place. */
    names: v.pipe(v.array(v.string()), v.minLength(1, 'нужно хотя бы одно имя')),
    /** Parameters of PROJ: `+proj=tmerc +lat_0=0 …`. */
    proj: v.pipe(v.string(), v.startsWith('+proj=', 'это параметры PROJ: +proj=tmerc …')),
    /** West, south, east, north in degrees: a point beyond is not of this zone. */
    box: v.tuple([degree(180), degree(90), degree(180), degree(90)]),
  }),
)
