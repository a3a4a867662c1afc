<?php
/** Inquiries in WordPress' export and erasure of personal data (Tools > Export Personal Data), and a text for the privacy policy. */

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_privacy_personal_data_exporters', function ( array $exporters ): array {
	$exporters['kulla'] = [ 'exporter_friendly_name' => __( 'Inquiries about apartments', 'kulla' ), 'callback' => 'kulla_export_inquiries' ];
	return $exporters;
} );

add_filter( 'wp_privacy_personal_data_erasers', function ( array $erasers ): array {
	$erasers['kulla'] = [ 'eraser_friendly_name' => __( 'Inquiries about apartments', 'kulla' ), 'callback' => 'kulla_erase_inquiries' ];
	return $erasers;
} );

add_action( 'admin_init', function () {
	if ( kulla_setting( 'inquiries' ) !== 'here' ) return;
	/* translators: %d: number of days */
	$days = (int) kulla_setting( 'keep_days' ) === 0 ? '' : ' ' . sprintf( __( 'Inquiries are deleted after %d days.', 'kulla' ), kulla_setting( 'keep_days' ) );
	wp_add_privacy_policy_content( 'Kulla', '<p>' . esc_html( __( 'When visitors ask for the price of an apartment, we receive their name, phone number and e-mail address, the apartments they ask about, the page on which they ask, and the advertising campaign that led them to it.', 'kulla' ) . $days ) . '</p>' );
} );

/** @return WP_Post[] Inquiries from an e-mail address, 50 per page. */
function kulla_inquiries_of( string $email, int $page ): array {
	return get_posts( [
		'post_type'   => 'kulla_inquiry',
		'post_status' => 'any',
		'numberposts' => 50,
		'offset'      => 50 * ( $page - 1 ),
		'meta_key'    => '_kulla_email',
		'meta_value'  => strtolower( $email ),
	] );
}

function kulla_export_inquiries( string $email, int $page = 1 ): array {
	$posts = kulla_inquiries_of( $email, $page );
	$lines = fn( WP_Post $post ) => kulla_inquiry_lines( kulla_inquiry_of( $post ) );
	$data  = array_map(
		fn( WP_Post $post ) => [
			'group_id'    => 'kulla',
			'group_label' => __( 'Inquiries about apartments', 'kulla' ),
			'item_id'     => "kulla-{$post->ID}",
			'data'        => array_map( fn( $name, $value ) => [ 'name' => $name, 'value' => esc_html( $value ) ], array_keys( $lines( $post ) ), $lines( $post ) ),
		],
		$posts
	);
	return [ 'data' => $data, 'done' => count( $posts ) < 50 ];
}

/** Always reads the first page, because the inquiries of the previous page have been deleted. */
function kulla_erase_inquiries( string $email ): array {
	$posts   = kulla_inquiries_of( $email, 1 );
	$deleted = array_filter( $posts, fn( WP_Post $post ) => (bool) wp_delete_post( $post->ID, true ) );
	return [
		'items_removed'  => count( $deleted ),
		'items_retained' => count( $posts ) - count( $deleted ),
		'messages'       => [],
		'done'           => count( $posts ) < 50 || count( $deleted ) === 0,
	];
}
