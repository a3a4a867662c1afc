<?php
/** The ways to insert an element: a block, a shortcode, an address on a line of its own. */

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	// For visitors the script is enqueued when an element is written; the editor's canvas loads it from the block.
	register_block_type( __DIR__ . '/../block', is_admin() ? [ 'script_handles' => [ 'kulla' ] ] : [] );
	wp_add_inline_script( 'kulla-picker-editor-script', 'window.kullaBlock = ' . wp_json_encode( kulla_block_data() ) . ';', 'before' );
	add_shortcode( 'kulla', fn( $attributes ) => kulla_markup( kulla_read_names( (array) $attributes ) ) );
	if ( kulla_setting( 'address' ) === '' ) return;
	wp_embed_register_handler( 'kulla', '#^' . preg_quote( kulla_setting( 'address' ), '#' ) . '[^\s"<>\[\]]*$#i', 'kulla_embed' );
} );

/** What the block needs in the editor besides its attributes. */
function kulla_block_data(): array {
	return [
		'hasAddress' => kulla_setting( 'address' ) !== '',
		'locale'     => kulla_language( get_locale() ),
		'style'      => kulla_colour_style(),
		'texts'      => kulla_texts( kulla_language( determine_locale() ) ),
	];
}

/** Shortcodes use `widget="floor-explorer"`, like addresses of embed.html; `tag="kulla-floor-explorer"` means the same. */
function kulla_read_names( array $attributes ): array {
	$attributes = array_change_key_case( $attributes );
	$view = $attributes['widget'] ?? $attributes['tag'] ?? 'apartment-picker';
	return [ 'view-name' => preg_replace( '/^kulla-/', '', (string) $view ) ] + $attributes;
}

function kulla_embed( array $found ): string {
	$attributes = kulla_read_url( html_entity_decode( $found[0] ) );
	// A shortcode inside a post: after embeds WordPress turns lines into paragraphs, which would break the element's markup.
	if ( ! doing_filter( 'the_content' ) ) return kulla_markup( kulla_read_names( $attributes ) );
	$text = '';
	foreach ( $attributes as $name => $value ) $text .= sprintf( ' %s="%s"', $name, preg_replace( '/[^\w.,=&:+-]/', '', $value ) );
	return "[kulla$text]";
}

/** The shortcode's attributes for an address of the project: embed.html, an apartment's page, or one with tower and floor after the `#`. */
function kulla_read_url( string $url ): array {
	$attributes = [];
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	foreach ( [ 'widget', ...KULLA_ATTRIBUTES ] as $name )
		if ( is_string( $query[ $name ] ?? null ) ) $attributes[ $name ] = $query[ $name ];
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	if ( preg_match( '#/apartments/([\w-]+)/?$#', $path, $part ) ) $attributes += [ 'widget' => 'apartment-preview', 'apartment' => $part[1] ];
	if ( preg_match( '#(?:^|&)kulla=([\w-]+)(?:/(-?\w+))?#', (string) wp_parse_url( $url, PHP_URL_FRAGMENT ), $part ) )
		$attributes += array_filter( [ 'tower' => $part[1], 'floor' => $part[2] ?? '' ], 'strlen' );
	return $attributes;
}
