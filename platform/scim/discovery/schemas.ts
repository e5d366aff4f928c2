import { groupSchemaId } from '../groups/group-resource.ts';
import { userSchemaId } from '../users/user-resource.ts';

interface Attribute {
  readonly name: string;
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly multiValued?: boolean;
  readonly description: string;
  readonly required?: boolean;
  readonly mutability?: 'readOnly' | 'readWrite' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
}

/** An attribute with all that RFC 7643 §7 asks for. */
function complete({ subAttributes, ...attribute }: Attribute): object {
  return {
    type: 'string',
    multiValued: false,
    required: false,
    ...(attribute.type === undefined || attribute.type === 'string' ? { caseExact: false } : {}),
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...attribute,
    ...(subAttributes ? { subAttributes: subAttributes.map(complete) } : {}),
  };
}

function contactOf(name: string, type: string, description: string): Attribute {
  return {
    name,
    type: 'complex',
    multiValued: true,
    description,
    subAttributes: [
      { name: 'value', description },
      { name: 'type', description: `Always ${type}.`, canonicalValues: [type] },
      { name: 'primary', type: 'boolean', description: 'Always true.' },
    ],
  };
}

const userAttributes: readonly Attribute[] = [
  {
    name: 'userName',
    description: 'The login name: 3 to 32 letters, digits, dots, underscores or hyphens.',
    required: true,
    uniqueness: 'server',
  },
  { name: 'displayName', description: 'The name, up to 20 characters.' },
  {
    name: 'name',
    type: 'complex',
    description: 'The name in its parts, where displayName is not given.',
    subAttributes: [
      { name: 'formatted', description: 'The whole name.' },
      { name: 'familyName', description: 'Read together with givenName, and kept as the whole name.' },
      { name: 'givenName', description: 'Read together with familyName, and kept as the whole name.' },
    ],
  },
  {
    name: 'userType',
    description: 'Needed when a user is added; it does not change.',
    required: true,
    mutability: 'immutable',
    canonicalValues: ['Student', 'Teacher', 'Parent'],
  },
  { name: 'active', type: 'boolean', description: 'Whether the user may sign in.' },
  contactOf('emails', 'work', 'The e-mail address.'),
  contactOf('phoneNumbers', 'mobile', 'The mobile number.'),
];

const groupAttributes: readonly Attribute[] = [
  { name: 'displayName', description: 'Grade and class.', required: true, mutability: 'readOnly' },
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'The students of the class, and who teaches in it.',
    subAttributes: [
      { name: 'value', description: 'Id of the user.', mutability: 'immutable' },
      { name: 'type', description: 'Always User.', mutability: 'immutable', canonicalValues: ['User'] },
      { name: 'display', description: 'Name of the user.', mutability: 'readOnly' },
      {
        name: '$ref',
        type: 'reference',
        description: 'Address of the user.',
        mutability: 'immutable',
        referenceTypes: ['User'],
      },
    ],
  },
];

/** What the portal keeps of the schemas of RFC 7643. */
export const schemas = [
  {
    id: userSchemaId,
    name: 'User',
    description: 'A student, teacher or parent.',
    attributes: userAttributes,
  },
  { id: groupSchemaId, name: 'Group', description: 'A class that is open.', attributes: groupAttributes },
].map(({ attributes, ...schema }) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  ...schema,
  attributes: attributes.map(complete),
}));

/** What is served where (RFC 7643 §6). */
export const resourceTypes = [
  { name: 'User', endpoint: '/Users', description: 'The people of the unit.', schema: userSchemaId },
  { name: 'Group', endpoint: '/Groups', description: 'The classes of the unit.', schema: groupSchemaId },
].map((type) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: type.name,
  ...type,
}));
