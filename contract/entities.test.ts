import { expect, it } from 'vitest';
import * as content from './content.ts';
import * as entities from './entities.ts';
import { internshipCategorySchema, internshipRoleSchema } from './involvement.ts';
import { productSchema } from './microfinance.ts';
import { officeSchema } from './offices.ts';
import * as posts from './posts.ts';
import { resourceSchema } from './resources.ts';

/** Each entity of spec 3 with its fields as they stand there. */
const ENTITIES: [name: string, schema: { def: { shape: object } }, fields: string][] = [
  [
    'Listing',
    entities.listingSchema,
    'id, titulo, descripcion, descripcioncorta, avatar, imagen, coordenadas, url, categoria, telefono, direccion, correo, descuento, facebook, instagram, idlocalidad',
  ],
  ['Impact category', content.impactSchema, 'impacto, id, titulo, avatar, image, clazz, tipo'],
  [
    'News post',
    posts.newsPostSchema,
    'id, slug, title, excerpt, content, modified, author, categories, featured_media, featured_image, author_name',
  ],
  ['Category of posts', posts.namedSchema, 'id, name'],
  ['Media', posts.mediaSchema, 'source_url'],
  ['Author', posts.authorSchema, 'name'],
  ['Team member', entities.teamMemberSchema, 'imagen, nombre, cargo, linkedin'],
  ['Board member', entities.boardMemberSchema, 'imagen, nombre, cargo'],
  ['Contact form', entities.contactFormSchema, 'nombre, celular, consulta'],
  ['Feedback form', entities.feedbackFormSchema, 'telefono, mensaje'],
  ['Credit request form', entities.creditFormSchema, 'nombre, celular, oficina'],
  ['Internship application form', entities.internshipFormSchema, 'nombre, apellido, correo, pais'],
  ['Microfinance product card', productSchema, 'imagen, titulo, descripcion'],
  ['Internship category', internshipCategorySchema, 'id, title, description, roles'],
  ['Role of an internship category', internshipRoleSchema, 'title, imagen, description'],
  ['Sustainability option', entities.sustainabilityOptionSchema, 'id, icono, descripcion'],
  ['Office', officeSchema, 'nrosucursal, nombre, direccion, telefono, habilitado, coordenadas, horario, imagen'],
  ['Staff opinion', content.opinionSchema, 'imagen, nombre, cargo, enlace, descripcion, fecha'],
  ['Resource', resourceSchema, 'categoria, descripcion, path'],
];

it.each(ENTITIES)('%s has exactly the fields of the specification [MODEL-01]', (_name, { def }, fields) => {
  expect(Object.keys(def.shape).toSorted()).toEqual(fields.split(', ').toSorted());
});
