const known =
  /^urn:ietf:params:scim:schemas:(?:core:2\.0:(?:User|Group)|extension:enterprise:2\.0:User)(?::|$)/i;

/**
 * The name of an attribute without the urn of its schema; empty where it is the urn alone.
 * @returns undefined for attributes of schemas that the portal does not know: their names may be those of others
 */
export function stripSchema(name: string): string | undefined {
  if (!/^urn:/i.test(name)) return name;
  const [prefix] = known.exec(name) ?? [];
  return prefix === undefined ? undefined : name.slice(prefix.length);
}
