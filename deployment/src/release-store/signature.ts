import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import Type, { type Static } from 'typebox';

export const SignatureSchema = Type.Object({
  /** Id of the signing key. */
  keyId: Type.String(),
  /** Ed25519, base64. */
  value: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
});
type Signature = Readonly<Static<typeof SignatureSchema>>;

export const PublicKeySchema = Type.Object({
  id: Type.String(),
  /** Ed25519, the base64 of its SPKI form. */
  publicKey: Type.String({ pattern: '^[A-Za-z0-9+/]{59}=$' }),
});
export type PublicKey = Readonly<Static<typeof PublicKeySchema>>;

/** Creates a key pair; the private key as PEM. */
export function createKeyPair(): { readonly publicKey: PublicKey; readonly privateKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKeyOf(privateKey),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

/** Returns the private keys of a PEM text, at least one. @throws Error when it has none, or one is not Ed25519 */
export function readPrivateKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN PRIVATE KEY-----.+?-----END PRIVATE KEY-----/gs) ?? [];
  if (blocks.length === 0) throw new Error('no PEM private key found');
  return blocks.map((block) => assertEd25519(createPrivateKey(block)));
}

/** Returns the public key of a PEM text, which may be that of the private key. @throws Error when it is no Ed25519 key */
export function readPublicKey(pem: string): PublicKey {
  return publicKeyOf(assertEd25519(createPublicKey(pem)));
}

function assertEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`expected Ed25519, found ${key.asymmetricKeyType}`);
  return key;
}

/** Returns the public key of a private one, or of a public one. */
export function publicKeyOf(key: KeyObject): PublicKey {
  const der = (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
  return { id: createHash('sha256').update(der).digest('hex').slice(0, 12), publicKey: der.toString('base64') };
}

export function signBytes(bytes: Buffer, privateKey: KeyObject): Signature {
  return { keyId: publicKeyOf(privateKey).id, value: sign(null, bytes, privateKey).toString('base64') };
}

/** Returns whether the signature verifies with one of the keys. */
export function isSignedBy(keys: readonly PublicKey[], bytes: Buffer, signature: Signature | undefined): boolean {
  const key = keys.find(({ id }) => id === signature?.keyId);
  if (!key || !signature) return false;
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, bytes, publicKey, Buffer.from(signature.value, 'base64'));
}
