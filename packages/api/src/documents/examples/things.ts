/** What the examples name: of the demo world where it is the same in every demo, an invented id elsewhere. */
export const ORDER_ID = '7b0e4a52-6d3c-4f0e-9a51-2c8f1d6e4b90'
export const ORDER_ITEM_ID = 'c41d8e07-35b2-4a6f-8e19-90b7a3d25f64'
export const SOME_ID = '5f2c9d18-8a47-4be3-b06d-71e4c8a9d302'
export const PRODUCT_ID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
export const OBJECT_KEY = '00:14:0203005:1047'
export const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
